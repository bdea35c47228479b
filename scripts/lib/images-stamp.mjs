import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readBuildStamp } from './build-stamp.mjs';

/**
 * @param {string} dataDir
 * @returns {string} absolute path of the file that names the build whose first images are in the folder
 */
function stampFile(dataDir) {
  return join(dataDir, 'rendered-images.txt');
}

/**
 * Returns whether a data folder has the first images of the present build.
 *
 * @param {string} dataDir absolute folder of the backend's data
 * @returns {Promise<boolean>}
 */
export async function hasFirstImages(dataDir) {
  const rendered = await readFile(stampFile(dataDir), 'utf8').catch(() => null);
  return rendered !== null && rendered === (await readBuildStamp())?.hash;
}

/**
 * Remembers that the first images of the present build are rendered. A folder that cannot be written to only has them
 * looked for again.
 *
 * @param {string} dataDir absolute folder of the backend's data
 */
export async function saveImagesStamp(dataDir) {
  const build = await readBuildStamp();
  if (build) await writeFile(stampFile(dataDir), build.hash).catch(() => {});
}
