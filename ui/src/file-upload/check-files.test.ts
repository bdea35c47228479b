import { describe, expect, it } from 'vitest';
import { addFiles, isAccepted } from './check-files.ts';

const file = (name: string, { size = 1, type = '', lastModified = 0 } = {}) =>
  new File(['x'.repeat(size)], name, { type, lastModified });
const names = (files: readonly { name: string }[]) => files.map(({ name }) => name);

describe('isAccepted', () => {
  it('compares extensions, types and groups of types', () => {
    const photo = file('Faktura.PDF', { type: 'application/pdf' });
    expect([
      isAccepted(photo, '.pdf'),
      isAccepted(photo, 'application/pdf'),
      isAccepted(photo, 'application/*'),
    ]).toEqual([true, true, true]);
    expect(isAccepted(photo, 'image/*, .txt')).toBe(false);
  });

  it('accepts everything without a list, or if the list has all types', () => {
    for (const accept of [undefined, ' ', '*/*', '*', '.pdf, */*'])
      expect(isAccepted(file('a.exe'), accept)).toBe(true);
  });
});

describe('addFiles', () => {
  it('adds to those that are there, in order', () => {
    const { files, rejections } = addFiles([file('a')], [file('b'), file('c')], { multiple: true });
    expect([names(files), rejections]).toEqual([['a', 'b', 'c'], []]);
  });

  it('replaces the only one', () => {
    expect(names(addFiles([file('a')], [file('b')], { multiple: false }).files)).toEqual(['b']);
  });

  it('keeps the only one if the new one is rejected', () => {
    const { files, rejections } = addFiles([file('a')], [file('b', { size: 3 })], { multiple: false, maxSize: 2 });
    expect(names(files)).toEqual(['a']);
    expect(rejections).toEqual([{ name: 'b', reason: 'size' }]);
  });

  it('rejects by type first, then by size, then by number', () => {
    const { files, rejections } = addFiles(
      [file('a.png')],
      [file('b.exe', { size: 3 }), file('c.png', { size: 3 }), file('d.png'), file('e.png')],
      { multiple: true, accept: '.png', maxSize: 2, maxFiles: 2 },
    );
    expect(names(files)).toEqual(['a.png', 'd.png']);
    expect(rejections).toEqual([
      { name: 'b.exe', reason: 'type' },
      { name: 'c.png', reason: 'size' },
      { name: 'e.png', reason: 'count' },
    ]);
  });

  it('adds the same file once', () => {
    const { files, rejections } = addFiles([file('a')], [file('a')], { multiple: true, maxFiles: 1 });
    expect([names(files), rejections]).toEqual([['a'], []]);
  });
});
