import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { root } from './paths.mjs';

/** Everything that the build is made from. */
const SOURCES = [
  'design-tokens',
  'ui',
  'page-builder',
  'storefront',
  'scripts/build.mjs',
  'package-lock.json',
  'tsconfig.base.json',
];

const NOT_SOURCES = new Set(['node_modules', 'dist', '.data']);

// Neither tests, stories nor documents change what is built.
const NOT_BUILT = /\.(test|stories)\.tsx?$|\.mdx?$/;

/**
 * Lists files below a path, sorted.
 *
 * @param {string} path absolute; a file lists itself
 * @returns {Promise<string[]>} absolute paths
 */
export async function listFiles(path) {
  if (!(await stat(path)).isDirectory()) return [path];
  const names = (await readdir(path)).filter((name) => !NOT_SOURCES.has(name));
  const below = await Promise.all(names.map((name) => listFiles(join(path, name))));
  return below.flat().sort();
}

/**
 * @returns {Promise<string>} SHA-256, in hexadecimal, of the names and contents of all sources of the build
 */
export async function sourceHash() {
  const files = (await Promise.all(SOURCES.map((source) => listFiles(join(root, source))))).flat();
  const hash = createHash('sha256');
  for (const file of files) {
    if (NOT_BUILT.test(file)) continue;
    hash.update(relative(root, file).split(sep).join('/'));
    hash.update('\0');
    hash.update(await readFile(file));
  }
  return hash.digest('hex');
}
