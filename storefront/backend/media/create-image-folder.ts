import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import type { ImageSource } from './image-source.ts';

/**
 * Creates a source of images that serves the files of a folder: `/media/catalog/product/boot/front.jpg` is
 * `catalog/product/boot/front.jpg` in the folder.
 *
 * @param folder Path of the folder.
 */
export function createImageFolder(folder: string): ImageSource {
  const root = resolve(folder);
  return {
    async find({ file: path }) {
      const file = join(root, path);
      const facts = await stat(file).catch(() => null);
      if (!facts?.isFile()) return null;
      const { autoOrient } = await sharp(file).metadata();
      return { identity: `${path} ${facts.mtimeMs} ${facts.size}`, ...autoOrient, file };
    },
  };
}
