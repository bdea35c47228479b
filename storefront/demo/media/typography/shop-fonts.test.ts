import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { create } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { woff2ToSfnt } from './woff2-to-sfnt.ts';

interface Face {
  file: string;
  holds: (codePoint: number) => boolean;
  hasGlyph: (codePoint: number) => boolean;
}

const app = path.join(import.meta.dirname, '../../../src/shell');
const { resolve } = createRequire(path.join(app, 'fonts.css'));
const fontAt = (file: string) =>
  create(woff2ToSfnt(readFileSync(file.startsWith('@') ? resolve(file) : path.join(app, file))));

/** The faces of a family in the order of the sheet. */
function getFaces(family: string): Face[] {
  const sheet = readFileSync(path.join(app, 'fonts.css'), 'utf8');
  return sheet
    .split('@font-face')
    .filter((rule) => rule.includes(`'${family} Variable'`))
    .map((rule) => {
      const file = /url\('([^']+)'\)/.exec(rule)?.[1] ?? '';
      const ranges = (/unicode-range: ([^;]+)/.exec(rule)?.[1] ?? '').split(', ').map((range) =>
        range
          .replace('U+', '')
          .split('-')
          .map((end) => Number.parseInt(end, 16)),
      );
      const font = fontAt(file);
      return {
        file,
        holds: (codePoint) => ranges.some(([first = 0, last = first]) => codePoint >= first && codePoint <= last),
        hasGlyph: (codePoint) => font.hasGlyphForCodePoint(codePoint),
      };
    });
}

/** CSS Fonts 4, 11.2: where ranges overlap, the rule defined last is taken. */
const faceFor = (faces: Face[], codePoint: number) => faces.findLast((face) => face.holds(codePoint));

const catalogs = Object.entries(
  import.meta.glob<string>('../../../src/**/messages/*.json', { query: '?raw', import: 'default', eager: true }),
);
const locales = [...new Set(catalogs.map(([file]) => path.basename(file, '.json')))];
const messages = (locale: string) =>
  catalogs
    .filter(([file]) => path.basename(file, '.json') === locale)
    .map(([, text]) => text)
    .join('');
const codePoints = (text: string) => [...new Set(text)].map((letter) => letter.codePointAt(0) ?? 0);

describe.each([
  ['Bricolage Grotesque', 'bricolage-grotesque'],
  ['Instrument Sans', 'instrument-sans'],
])('%s', (family, folder) => {
  const faces = getFaces(family);
  const originals = ['latin', 'latin-ext'].map((subset) =>
    fontAt(`@fontsource-variable/${folder}/files/${folder}-${subset}-wght-normal.woff2`),
  );

  it.each(locales)('writes every character of %s that the whole font has', (locale) => {
    const written = codePoints(messages(locale));
    expect(written.length).toBeGreaterThan(60);
    const missing = written
      .filter((codePoint) => originals.some((font) => font.hasGlyphForCodePoint(codePoint)))
      .filter((codePoint) => !faceFor(faces, codePoint)?.hasGlyph(codePoint));
    expect(missing.map((codePoint) => String.fromCodePoint(codePoint))).toEqual([]);
  });

  it('writes Polish and German from two small files each, and other names from more files', () => {
    const files = (text: string) =>
      [...new Set(codePoints(text).map((codePoint) => faceFor(faces, codePoint)?.file))].sort();
    const shopFiles = (...names: string[]) => names.map((name) => `./fonts/${folder}-${name}.woff2`);
    expect(files('Zażółć gęślą jaźń, ZAŻÓŁĆ GĘŚLĄ JAŹŃ – „12,90\u00a0zł”')).toEqual(shopFiles('basic', 'polish'));
    expect(files('Größe 38 für „Läufer“, ÄÖÜ: 12,90\u00a0€')).toEqual(shopFiles('basic', 'german'));
    expect(files('Crème brûlée')).toEqual(shopFiles('basic', 'western'));
    const elsewhere = 'ČčĐđĚěĞğŐőŘřŠšŞşŤťŮůŽž';
    expect(files(elsewhere)).toEqual([`@fontsource-variable/${folder}/files/${folder}-latin-ext-wght-normal.woff2`]);
    expect(codePoints(elsewhere).every((codePoint) => faceFor(faces, codePoint)?.hasGlyph(codePoint))).toBe(true);
  });
});
