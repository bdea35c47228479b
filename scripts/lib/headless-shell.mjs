import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findOnPath, isExecutable } from './find-executable.mjs';

/** The name of Debian's package, and of the program in it. */
export const HEADLESS_SHELL = 'chromium-headless-shell';

const cache = fileURLToPath(new URL('../../node_modules/.cache/', import.meta.url));
const folder = path.join(cache, HEADLESS_SHELL);
const unpackedShell = path.join(folder, 'usr/lib/chromium', HEADLESS_SHELL);

/**
 * Looks for the headless shell on the `PATH` and among the project's caches.
 *
 * @returns {string | null} path of its executable
 */
export function findHeadlessShell() {
  return findOnPath([HEADLESS_SHELL]) ?? (isExecutable(unpackedShell) ? unpackedShell : null);
}

/**
 * Downloads the headless shell with `apt-get` and unpacks it in the project's caches. Nothing is installed: its package
 * shares files with that of the complete Chromium, so that installing it could replace the version of both. It runs
 * where a Chromium of the same Debian is installed, which has brought the libraries.
 *
 * @returns {string | null} path of its executable; null where `apt-get` does not offer it or it does not run
 */
export function unpackHeadlessShell() {
  if (!isExecutable('/usr/bin/apt-get') || !isExecutable('/usr/bin/dpkg-deb')) return null;
  mkdirSync(cache, { recursive: true });
  const download = mkdtempSync(path.join(cache, `${HEADLESS_SHELL}-`));
  try {
    const options = { cwd: download, stdio: /** @type {const} */ ('ignore') };
    spawnSync('/usr/bin/apt-get', ['download', '-q', HEADLESS_SHELL, 'chromium-common'], options);
    for (const file of readdirSync(download).filter((name) => name.endsWith('.deb'))) {
      spawnSync('/usr/bin/dpkg-deb', ['--extract', file, 'unpacked'], options);
    }
    const unpacked = path.join(download, 'unpacked');
    const shell = path.join(unpacked, 'usr/lib/chromium', HEADLESS_SHELL);
    if (spawnSync(shell, ['--version']).status !== 0) return null;
    rmSync(folder, { recursive: true, force: true });
    renameSync(unpacked, folder);
    return unpackedShell;
  } finally {
    rmSync(download, { recursive: true, force: true });
  }
}
