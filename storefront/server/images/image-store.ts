import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';

/** What is known of a stored image besides its bytes. */
export interface StoredImageFacts {
  /** Media type. */
  type: string;
  /** Entity tag of the bytes, quoted. */
  etag: string;
  /** `ETag` and `Last-Modified` of the original, where the backend sent them. */
  original: { etag: string | null; lastModified: string | null };
}

export interface StoredImage extends StoredImageFacts {
  body: Buffer;
  /** Time in ms at which the original was last seen unchanged. */
  checkedAt: number;
}

/** Resized images on the disk. */
export interface ImageStore {
  /** Returns the image of a key, or null. */
  read(key: string): Promise<StoredImage | null>;
  /**
   * Stores an image and removes the least recently used ones beyond the size of the store.
   *
   * @throws Error when it cannot be stored, also when it is larger than the store
   */
  write(key: string, image: Pick<StoredImage, 'type' | 'original' | 'body'>): Promise<StoredImage>;
  /** Records that the original of an image has not changed. */
  touch(key: string): Promise<void>;
  /** Removes an image, also one that is not there. */
  remove(key: string): Promise<void>;
}

/**
 * Opens the store of resized images in a folder, which it creates. Files are complete or absent, also when a process is
 * killed or several share the folder.
 *
 * @param maxBytes - Size of the files that this process keeps.
 * @throws Error when the folder cannot be used
 */
export async function openImageStore(folder: string, maxBytes: number): Promise<ImageStore> {
  const getFile = (name: string) => path.join(folder, name.slice(0, 2), name);
  const sizes = new LRUCache<string, number>({
    maxSize: maxBytes,
    sizeCalculation: (size) => Math.max(1, size),
    // A file that cannot be removed is found at the next start.
    dispose: (_, name, reason) => {
      if (reason === 'evict') void rm(getFile(name), { force: true }).catch(() => undefined);
    },
  });
  await mkdir(folder, { recursive: true });
  for (const { name, size } of await listFiles(folder)) sizes.set(name, size);

  return {
    read: async (key) => {
      const name = getName(key);
      const file = getFile(name);
      const [bytes, info] = await Promise.all([readFile(file), stat(file)]).catch(() => [null, null]);
      const image = bytes && info && parseFile(bytes, info.mtimeMs);
      if (!image) return null;
      // Another process may have written it.
      if (sizes.get(name) === undefined) sizes.set(name, bytes.length);
      return image;
    },
    write: async (key, { type, original, body }) => {
      const name = getName(key);
      const facts: StoredImageFacts = { type, original, etag: getEntityTag(body) };
      const bytes = Buffer.concat([Buffer.from(`${JSON.stringify(facts)}\n`), body]);
      // Its file would not be counted, and never removed.
      if (bytes.length > maxBytes) throw new Error(`The image has ${bytes.length} bytes, the store ${maxBytes}.`);
      const temporary = path.join(folder, `${randomUUID()}.tmp`);
      try {
        await mkdir(path.dirname(getFile(name)), { recursive: true });
        await writeFile(temporary, bytes);
        await rename(temporary, getFile(name));
        sizes.set(name, bytes.length);
      } finally {
        await rm(temporary, { force: true });
      }
      return { ...facts, body, checkedAt: Date.now() };
    },
    touch: (key) => utimes(getFile(getName(key)), new Date(), new Date()),
    remove: async (key) => {
      sizes.delete(getName(key));
      await rm(getFile(getName(key)), { force: true });
    },
  };
}

const getDigest = (value: string | Buffer) => createHash('sha256').update(value).digest('hex');

/** Returns the entity tag of an image. */
export const getEntityTag = (body: Buffer): string => `"${getDigest(body).slice(0, 32)}"`;

const getName = (key: string) => getDigest(key).slice(0, 40);

/** Returns the files of earlier processes, the oldest first; removes what they did not finish. */
async function listFiles(folder: string): Promise<{ name: string; size: number }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async ({ name, parentPath }) => {
        const file = path.join(parentPath, name);
        if (name.endsWith('.tmp')) {
          await removeUnfinished(file);
          return null;
        }
        const info = await stat(file).catch(() => null);
        return info && /^[0-9a-f]{40}$/.test(name) ? { name, size: info.size, time: info.mtimeMs } : null;
      }),
  );
  return files.filter((file) => file !== null).sort((one, other) => one.time - other.time);
}

/** Removes a temporary file that is too old to be of a running process. */
async function removeUnfinished(file: string): Promise<void> {
  const info = await stat(file).catch(() => null);
  if (info && Date.now() - info.mtimeMs > 60_000) await rm(file, { force: true });
}

function parseFile(bytes: Buffer, checkedAt: number): StoredImage | null {
  const end = bytes.indexOf('\n');
  const facts = end === -1 ? null : parseFacts(bytes.subarray(0, end).toString());
  return facts && { ...facts, body: bytes.subarray(end + 1), checkedAt };
}

function parseFacts(text: string): StoredImageFacts | null {
  try {
    const value: unknown = JSON.parse(text);
    return isFacts(value) ? value : null;
  } catch {
    return null;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function isFacts(value: unknown): value is StoredImageFacts {
  return (
    isRecord(value) &&
    typeof value['type'] === 'string' &&
    typeof value['etag'] === 'string' &&
    isRecord(value['original']) &&
    ['etag', 'lastModified'].every((name) => {
      const validator = isRecord(value['original']) ? value['original'][name] : undefined;
      return validator === null || typeof validator === 'string';
    })
  );
}
