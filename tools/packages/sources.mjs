import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { listFiles } from '../../scripts/lib/source-hash.mjs';
import { root } from '../../scripts/lib/paths.mjs';
import { fontSources } from './fonts.mjs';
import { packageFolders } from './manifest.mjs';

const stamp = join(root, 'node_modules', '.cache', 'witryna-packages.sha256');

/** @returns {Promise<string>} SHA-256 of everything that the packages are built from */
export async function packageSourcesHash() {
  const places = [
    ...packageFolders,
    'tools/packages',
    'tools/build-packages.mjs',
    `${fontSources}/fonts`,
    `${fontSources}/fonts.css`,
    'package-lock.json',
    'tsconfig.base.json',
  ];
  const files = (await Promise.all(places.map((place) => listFiles(join(root, place))))).flat();
  const hash = createHash('sha256');
  for (const file of files) {
    if (/\.(test|stories)\.tsx?$|\.mdx?$/.test(file)) continue;
    hash.update(`${relative(root, file)}\0`).update(await readFile(file));
  }
  return hash.digest('hex');
}

/**
 * @param {string} hash of the sources as they stand
 * @returns {Promise<boolean>} whether the packages were last built from them
 */
export async function isBuiltFrom(hash) {
  const isThere = packageFolders.every((folder) => existsSync(join(root, folder, 'dist', 'styles.css')));
  return isThere && existsSync(stamp) && (await readFile(stamp, 'utf8')) === hash;
}

/** @param {string} hash of the sources of a finished build; empty while there is none */
export async function rememberBuild(hash) {
  await mkdir(dirname(stamp), { recursive: true });
  await writeFile(stamp, hash);
}

/**
 * @param {import('./manifest.mjs').PackageFolder} folder
 * @returns {Promise<string[]>} absolute paths of all that the build has made
 */
export async function listBuilt(folder) {
  const entries = await readdir(join(root, folder, 'dist'), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
