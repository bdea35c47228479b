import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { woff2ToSfnt } from './woff2-to-sfnt.ts';

const { resolve } = createRequire(import.meta.url);
const files = ['bricolage-grotesque', 'instrument-sans'].flatMap((family) =>
  ['latin', 'latin-ext'].map((subset) => `@fontsource-variable/${family}/files/${family}-${subset}-wght-normal.woff2`),
);

describe('woff2ToSfnt', () => {
  it.each(files)('keeps every outline of %s', (file) => {
    const packed = readFileSync(resolve(file));
    const direct = create(packed);
    const unpacked = create(woff2ToSfnt(packed));
    const letters = 'ABCHQgjsz&%0189.,:;+-ąćęłńóśźżĄĆĘŁŃÓŚŹŻ';
    const outlines = (font: typeof direct) =>
      Array.from(letters)
        .filter((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
        .map((letter) => font.layout(letter).glyphs.map((glyph) => glyph.path.commands));
    expect(outlines(unpacked)).toEqual(outlines(direct));
    expect(outlines(unpacked).length).toBeGreaterThan(10);
  });

  it.each(files)('lets the weight of %s be set', (file) => {
    const font = create(woff2ToSfnt(readFileSync(resolve(file))));
    const stem = (weight: number) =>
      font
        .getVariation({ wght: weight })
        .layout('ł'.normalize('NFC') + 'l')
        .glyphs.at(-1)?.path.commands;
    expect(stem(700)).not.toEqual(stem(400));
  });

  it('refuses what is no WOFF2 font', () => {
    expect(() => woff2ToSfnt(Buffer.from('OTTO, not packed at all'))).toThrow(RangeError);
    expect(() => woff2ToSfnt(Buffer.alloc(2))).toThrow(RangeError);
  });
});
