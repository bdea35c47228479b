/**
 * Writes src/shell/fonts: the letters that the shop needs, cut from the fonts of Fontsource, whose file for Central
 * Europe holds the letters of a dozen languages and comes whole for one of them. The font of the second brand, which
 * only Storybook shows, goes to .storybook/fonts. Beside them their license, as it asks for. `--check` writes nothing
 * and fails when the files are not what the fonts give.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const { resolve } = createRequire(import.meta.url);
const shop = fileURLToPath(new URL('../src/shell/fonts', import.meta.url));
const storybook = fileURLToPath(new URL('../../.storybook/fonts', import.meta.url));

/** The weights of the design: headings and prices, and text. Others are shown in the nearest of these. */
const families = [
  { name: 'bricolage-grotesque', weights: { min: 600, max: 700 }, target: shop },
  { name: 'instrument-sans', weights: { min: 400, max: 700 }, target: shop },
  { name: 'crimson-pro', weights: { min: 600, max: 700 }, target: storybook },
];

/** What browsers apply without being asked, and the digits of equal width in prices. Fractions and alternates are left out. */
const features = ['calt', 'case', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'tnum'];

/**
 * Letters of a file. Texts in Polish need `basic` and `polish`, in German `basic` and `german`; `western` has the rest of
 * Western Europe. The `unicode-range` of fonts.css says the same.
 */
const basic = [
  ...getCharacters(0x20, 0x7e).filter((letter) => !'<>[\\]^`{|}~'.includes(letter)),
  ...Array.from('Óó\u00a0§©«®°±²µ·»×–—’“”„•…\u202f€™−'),
];
const german = Array.from('ÄÖÜßäöü‘‚‹›');
const western = [
  ...getCharacters(0x20, 0x7e),
  ...getCharacters(0xa0, 0xff),
  ...Array.from('ıŒœʼˆ˚˜€™↑↓−∕'),
  ...getCharacters(0x2000, 0x206f),
];
const subsets = [
  { name: 'basic', source: 'latin', letters: basic },
  { name: 'german', source: 'latin', letters: german },
  {
    name: 'western',
    source: 'latin',
    letters: western.filter((letter) => !basic.includes(letter) && !german.includes(letter)),
  },
  { name: 'polish', source: 'latin-ext', letters: Array.from('ĄąĆćĘęŁłŃńŚśŹźŻż') },
];

/**
 * @param {number} first
 * @param {number} last
 */
function getCharacters(first, last) {
  return Array.from({ length: last - first + 1 }, (_, offset) => String.fromCodePoint(first + offset));
}

/**
 * @param {string} file
 * @param {Uint8Array} content
 */
function put(file, content) {
  if (existsSync(file) && readFileSync(file).equals(content)) return;
  if (process.argv.includes('--check')) {
    console.error(`${path.basename(file)} is not what the fonts give. Run: npm run generate`);
    process.exitCode = 1;
    return;
  }
  writeFileSync(file, content);
  console.log(`Wrote ${path.relative(process.cwd(), file)}, ${content.length} bytes.`);
}

for (const { name: family, weights, target } of families) {
  mkdirSync(target, { recursive: true });
  const source = `@fontsource-variable/${family}`;
  put(path.join(target, `${family}.LICENSE`), readFileSync(resolve(`${source}/LICENSE`)));
  for (const { name, source: subset, letters } of subsets) {
    const original = readFileSync(resolve(`${source}/files/${family}-${subset}-wght-normal.woff2`));
    put(
      path.join(target, `${family}-${name}.woff2`),
      await subsetFont(original, letters.join(''), {
        targetFormat: 'woff2',
        variationAxes: { wght: weights },
        keepFeatures: features,
      }),
    );
  }
}
