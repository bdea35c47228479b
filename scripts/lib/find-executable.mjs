import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** @param {string} path */
export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * @param {readonly string[]} names of a program, the preferred one first
 * @param {readonly string[]} [furtherFolders] looked through after those of `PATH`
 * @returns {string | null} path of the first that is there
 */
export function findOnPath(names, furtherFolders = []) {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...furtherFolders];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable) ?? null;
}
