import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Files kept by their key. */
export interface DiskCache {
  /** The bytes under `key`, or null. */
  read: (key: string) => Promise<Buffer | null>;
  /** Keeps `bytes` under `key`; does nothing once the cache is full. */
  write: (key: string, bytes: Buffer) => Promise<void>;
}

/**
 * A cache of files in `folder`, which it makes when needed. Files appear whole or not at all, also when the process
 * stops half-way or several processes share the folder.
 *
 * @param maxFiles where it stops growing, so that requests for ever new sizes cannot fill the disk.
 */
export function createDiskCache(folder: string, maxFiles: number): DiskCache {
  let count: Promise<number> | undefined;
  let added = 0;

  return {
    async read(key) {
      try {
        return await readFile(getFile(folder, key));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async write(key, bytes) {
      count ??= countFiles(folder);
      if ((await count) + added >= maxFiles) return;
      added += 1;
      const target = getFile(folder, key);
      const temporary = join(folder, `${randomUUID()}.tmp`);
      await mkdir(join(target, '..'), { recursive: true });
      try {
        await writeFile(temporary, bytes);
        await rename(temporary, target);
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
    },
  };
}

function getFile(folder: string, key: string): string {
  if (!/^[0-9a-f]{8,}$/u.test(key)) throw new RangeError('A cache key is a hexadecimal digest');
  return join(folder, key.slice(0, 2), key);
}

async function countFiles(folder: string): Promise<number> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).length;
  } catch (error) {
    if (isMissing(error)) return 0;
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
