import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Creates a folder with its missing parents, one level at a time: `mkdir` with `recursive` never returns below `/proc`,
 * where creating a folder fails with ENOENT although its parent exists.
 *
 * @param {string} folder absolute path
 * @throws the system's error when a level cannot be created
 */
export async function makeFolder(folder) {
  if (await isFolder(folder)) return;
  const parent = dirname(folder);
  if (parent !== folder) await makeFolder(parent);
  await mkdir(folder).catch(async (/** @type {unknown} */ error) => {
    // Another process may have created it in the meantime.
    if (!(await isFolder(folder))) throw error;
  });
}

/** @param {string} path */
function isFolder(path) {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}
