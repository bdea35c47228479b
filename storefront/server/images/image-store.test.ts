import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openImageStore } from './image-store.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'image-store-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const image = (text: string) => ({
  type: 'image/webp',
  original: { etag: '"1"', lastModified: null },
  body: Buffer.from(text),
});

const listFiles = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));

describe('openImageStore', () => {
  it('returns what was written, also to a later process', async () => {
    const written = await (await openImageStore(path.join(folder, 'new'), 10_000)).write(
      '/media/a.jpg 40',
      image('a\nb'),
    );
    const read = await (await openImageStore(path.join(folder, 'new'), 10_000)).read('/media/a.jpg 40');
    expect(read).toMatchObject({ ...image('a\nb'), etag: written.etag });
    expect(written.etag).toMatch(/^"[0-9a-f]{32}"$/);
  });

  it('has nothing under another key, however it looks', async () => {
    const store = await openImageStore(folder, 10_000);
    await store.write('a', image('a'));
    expect(await store.read('b')).toBeNull();
    expect(await store.read('../../etc/passwd')).toBeNull();
  });

  it('removes the least recently used images beyond its size, also those of an earlier process', async () => {
    const first = await openImageStore(folder, 10_000);
    await first.write('a', image('x'.repeat(400)));
    await first.write('b', image('x'.repeat(400)));
    for (const file of await listFiles()) await utimes(file, 1, 1);
    const store = await openImageStore(folder, 1200);
    await store.read('a');
    await store.write('c', image('x'.repeat(400)));
    await expect.poll(() => listFiles()).toHaveLength(2);
    expect(await Promise.all(['a', 'b', 'c'].map(async (key) => (await store.read(key)) !== null))).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('says when an original was last seen unchanged', async () => {
    const store = await openImageStore(folder, 10_000);
    await store.write('a', image('a'));
    for (const file of await listFiles()) await utimes(file, 1, 1);
    expect((await store.read('a'))?.checkedAt).toBe(1000);
    const before = Date.now();
    await store.touch('a');
    expect((await store.read('a'))?.checkedAt).toBeGreaterThan(before - 2000);
  });

  it('ignores files that are damaged', async () => {
    const store = await openImageStore(folder, 10_000);
    await store.write('a', image('a'));
    const [file = ''] = await listFiles();
    for (const content of [
      '',
      'no header',
      '{"type":1}\nx',
      (await readFile(file, 'utf8')).replace('"lastModified":null', '"x":1'),
    ]) {
      await writeFile(file, content);
      expect(await store.read('a')).toBeNull();
    }
  });

  it('removes what a killed process did not finish, and leaves what another one writes', async () => {
    await writeFile(path.join(folder, 'old.tmp'), 'x');
    await utimes(path.join(folder, 'old.tmp'), 1, 1);
    await writeFile(path.join(folder, 'new.tmp'), 'x');
    await openImageStore(folder, 10_000);
    expect((await listFiles()).map((file) => path.basename(file))).toEqual(['new.tmp']);
  });

  it('rejects a folder that cannot be used', async () => {
    await writeFile(path.join(folder, 'file'), '');
    await expect(openImageStore(path.join(folder, 'file'), 10_000)).rejects.toThrow();
  });
});
