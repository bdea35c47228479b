import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDiskCache } from './disk-cache.ts';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'disk-cache-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const filesIn = async (path: string) =>
  (await readdir(path, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);

describe('createDiskCache', () => {
  it('gives back what was written, also to a later cache of the same folder', async () => {
    const bytes = Buffer.from([1, 2, 3]);
    await createDiskCache(join(folder, 'new', 'cache'), 10).write('abcdef01', bytes);
    expect(await createDiskCache(join(folder, 'new', 'cache'), 10).read('abcdef01')).toEqual(bytes);
  });

  it('has nothing under an unknown key', async () => {
    expect(await createDiskCache(folder, 10).read('abcdef01')).toBeNull();
  });

  it('leaves no temporary files behind', async () => {
    const cache = createDiskCache(folder, 10);
    await Promise.all(['abcdef01', 'abcdef01', 'abcdef02'].map((key) => cache.write(key, Buffer.from(key))));
    expect((await filesIn(folder)).sort()).toEqual(['abcdef01', 'abcdef02']);
  });

  it('stops growing at the given number of files', async () => {
    await createDiskCache(folder, 10).write('abcdef00', Buffer.from('x'));
    const cache = createDiskCache(folder, 2);
    await cache.write('abcdef01', Buffer.from('x'));
    await cache.write('abcdef02', Buffer.from('x'));
    expect((await filesIn(folder)).sort()).toEqual(['abcdef00', 'abcdef01']);
  });

  it('refuses keys that are no digests', async () => {
    const cache = createDiskCache(folder, 10);
    await expect(cache.read('../../etc/passwd')).rejects.toThrow(RangeError);
    await expect(cache.write('a/b', Buffer.alloc(0))).rejects.toThrow(RangeError);
  });

  it('reports a folder that cannot be used', async () => {
    await writeFile(join(folder, 'file'), '');
    await expect(createDiskCache(join(folder, 'file'), 10).write('abcdef01', Buffer.alloc(1))).rejects.toThrow();
  });
});
