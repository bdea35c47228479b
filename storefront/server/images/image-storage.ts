import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { getEntityTag, openImageStore, type ImageStore, type StoredImage } from './image-store.ts';

/** Size in bytes of the images in memory. */
const defaultMaxMemory = 32_000_000;

export interface ImageStorageOptions {
  /** Folder of the resized images. */
  folder: string;
  /** Size in bytes of the images in the folder. */
  maxBytes: number;
  logger: Pick<Logger, 'warn' | 'error'>;
  /** Size in bytes of the images in memory. Default: 32 MB */
  maxMemory?: number;
}

/**
 * Creates the storage of resized images: a folder, and a bounded memory for what the folder does not take because its
 * disk is full or read-only. Encoding an image takes a core for a moment, so none is encoded for each request.
 */
export function createImageStorage({
  folder,
  maxBytes,
  logger,
  maxMemory = defaultMaxMemory,
}: ImageStorageOptions): ImageStore {
  const disk = openImageStore(folder, maxBytes).catch((error: unknown) => {
    logger.error({ err: error }, 'resized images cannot be stored; the latest are kept in memory');
    return null;
  });
  const memory = new LRUCache<string, StoredImage>({
    maxSize: maxMemory,
    sizeCalculation: ({ body }) => Math.max(1, body.length),
  });

  return {
    // An image in memory is newer than one on a disk that does not take it.
    read: async (key) => memory.get(key) ?? (await (await disk)?.read(key)) ?? null,
    write: async (key, image) => {
      const stored = await (await disk)?.write(key, image).catch((error: unknown) => {
        logger.warn({ err: error }, 'a resized image cannot be stored; it is kept in memory');
      });
      if (stored) {
        memory.delete(key);
        return stored;
      }
      const kept = { ...image, etag: getEntityTag(image.body), checkedAt: Date.now() };
      memory.set(key, kept);
      return kept;
    },
    touch: async (key) => {
      const kept = memory.get(key);
      const opened = await disk;
      const touched = kept ?? (await opened?.touch(key).catch(() => opened.read(key)));
      if (touched) memory.set(key, { ...touched, checkedAt: Date.now() });
    },
    remove: async (key) => {
      memory.delete(key);
      await (await disk)?.remove(key);
    },
  };
}
