import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
import type { Font } from 'fontkit';
import { woff2ToSfnt } from './woff2-to-sfnt.ts';

/** `heading` is Bricolage Grotesque, `text` is Instrument Sans, as in the shop itself. */
export type FontFamily = 'heading' | 'text';

const { resolve } = createRequire(import.meta.url);
const fileNames = {
  heading: ['latin', 'latin-ext'].map(
    (subset) => `@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-${subset}-wght-normal.woff2`,
  ),
  text: ['latin', 'latin-ext'].map(
    (subset) => `@fontsource-variable/instrument-sans/files/instrument-sans-${subset}-wght-normal.woff2`,
  ),
} as const;

const variableFonts = new Map<FontFamily, Font[]>();
const weightedFonts = new Map<string, Font[]>();

/**
 * The fonts to try one after another for every character: the subsets of the family, then those of the other family.
 *
 * @param weight 200 to 800 for `heading`, 400 to 700 for `text`.
 */
export function getFonts(family: FontFamily, weight: number): readonly Font[] {
  const key = `${family} ${weight}`;
  const known = weightedFonts.get(key);
  if (known) return known;
  const other = family === 'heading' ? 'text' : 'heading';
  const fonts = [...load(family), ...load(other)].map((font) => font.getVariation({ wght: weight }));
  weightedFonts.set(key, fonts);
  return fonts;
}

function load(family: FontFamily): Font[] {
  const known = variableFonts.get(family);
  if (known) return known;
  const fonts = fileNames[family].map((name) => create(woff2ToSfnt(readFileSync(resolve(name)))));
  variableFonts.set(family, fonts);
  return fonts;
}
