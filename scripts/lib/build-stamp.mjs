import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dist } from './paths.mjs';

const file = join(dist, 'build.json');

/**
 * What the last complete build was made from and what it made.
 *
 * @typedef {object} BuildStamp
 * @property {string} hash hash of its sources
 * @property {string[]} files paths of its files, relative to dist
 */

/** @returns {Promise<BuildStamp | null>} null when there is no complete build */
export async function readBuildStamp() {
  /** @type {unknown} */
  const stamp = JSON.parse(await readFile(file, 'utf8').catch(() => 'null'));
  return isStamp(stamp) ? stamp : null;
}

/** @param {BuildStamp} stamp */
export async function writeBuildStamp(stamp) {
  await mkdir(dist, { recursive: true });
  await writeFile(file, JSON.stringify(stamp));
}

/**
 * @param {unknown} value
 * @returns {value is BuildStamp}
 */
function isStamp(value) {
  return (
    typeof value === 'object' && value !== null && 'hash' in value && 'files' in value && Array.isArray(value.files)
  );
}
