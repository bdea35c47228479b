import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/**
 * Compresses pictures again, without loss. The browser takes little time for it; what is committed may take more, and
 * becomes half as large and less.
 *
 * @param {string} folder
 * @param {number} since only files that were written after this time, in milliseconds since 1970
 */
export async function optimizeImages(folder, since) {
  for (const name of await readdir(folder, { recursive: true })) {
    const file = join(folder, name);
    if (!name.endsWith('.webp') || (await stat(file)).mtimeMs < since) continue;
    const picture = await readFile(file);
    const smaller = await sharp(picture).webp({ lossless: true, effort: 2 }).toBuffer();
    if (smaller.length < picture.length) await writeFile(file, smaller);
  }
}
