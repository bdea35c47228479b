import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { silentLogger } from '../testing/silent-logger.ts';
import { createImageStorage } from './image-storage.ts';
import { openImageStore } from './image-store.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'image-storage-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const image = (text: string) => ({
  type: 'image/webp',
  original: { etag: '"1"', lastModified: null },
  body: Buffer.from(text),
});

const open = (options: { maxBytes?: number; maxMemory?: number } = {}) =>
  createImageStorage({ folder, maxBytes: 10_000, logger: silentLogger, ...options });

/** Makes writes to the folder fail, as on a full disk. */
const block = async () => {
  await rm(folder, { recursive: true });
  await writeFile(folder, '');
};

/** Keys of the images that can be read. */
const findKept = async (storage: ReturnType<typeof open>, keys: readonly string[]) => {
  const found = await Promise.all(keys.map(async (key) => ((await storage.read(key)) ? key : null)));
  return found.filter((key) => key !== null);
};

describe('createImageStorage', () => {
  it('stores images on the disk', async () => {
    await open().write('a', image('a'));
    expect(await (await openImageStore(folder, 10_000)).read('a')).toMatchObject(image('a'));
  });

  it('keeps an image in memory that cannot be written', async () => {
    const storage = open();
    await storage.write('a', image('a'));
    await block();
    const written = await storage.write('b', image('b'));
    expect(written.etag).toMatch(/^"[0-9a-f]{32}"$/);
    expect(await storage.read('b')).toEqual(written);
    await storage.remove('b').catch(() => undefined);
    expect(await storage.read('b')).toBeNull();
  });

  it('forgets the least recently used images beyond the memory', async () => {
    const storage = open({ maxMemory: 1000 });
    await storage.read('any');
    await block();
    for (const key of ['a', 'b', 'c']) await storage.write(key, image('x'.repeat(400)));
    await storage.write('large', image('x'.repeat(1001)));
    expect(await findKept(storage, ['a', 'b', 'c', 'large'])).toEqual(['b', 'c']);
  });

  it('keeps an image in memory that is larger than the folder may get', async () => {
    const storage = open({ maxBytes: 500 });
    await storage.write('a', image('x'.repeat(600)));
    expect(await findKept(storage, ['a'])).toEqual(['a']);
    expect(await (await openImageStore(folder, 10_000)).read('a')).toBeNull();
  });

  it('returns an image that was encoded again, not the one that the disk still has', async () => {
    const storage = open({ maxBytes: 500 });
    await storage.write('a', image('old'));
    await storage.write('a', image('new'.repeat(200)));
    expect((await storage.read('a'))?.body.toString()).toBe('new'.repeat(200));
    await storage.write('a', image('newest'));
    expect((await storage.read('a'))?.body.toString()).toBe('newest');
  });

  it('records when an original was last unchanged, also of an image in memory', async () => {
    const storage = open({ maxBytes: 1 });
    const { checkedAt } = await storage.write('a', image('a'));
    await expect.poll(() => Date.now()).toBeGreaterThan(checkedAt);
    await storage.touch('a');
    expect((await storage.read('a'))?.checkedAt).toBeGreaterThan(checkedAt);
  });
});
