/**
 * Writes src/shell/fonts: the letters that the shop needs, cut from the fonts of Fontsource, whose file for Central
 * Europe holds the letters of a dozen languages and comes whole for one of them. Beside them their license, as it asks
 * for. `--check` writes nothing and fails when the files are not what the fonts give.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const { resolve } = createRequire(import.meta.url);
const target = fileURLToPath(new URL('../src/shell/fonts', import.meta.url));

/** Weights thinner than text are nowhere in the design; the heaviest are left for content. */
const families = [
  { name: 'bricolage-grotesque', weights: { min: 400, max: 800 } },
  { name: 'instrument-sans', weights: { min: 400, max: 700 } },
];
const subsets = [
  {
    name: 'western',
    source: 'latin',
    letters: [
      ...getCharacters(0x20, 0x7e),
      ...getCharacters(0xa0, 0xff),
      ...Array.from('ıŒœʼˆ˚˜€™↑↓−∕'),
      ...getCharacters(0x2000, 0x206f),
    ],
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
 * @param {string} name
 * @param {Uint8Array} content
 */
function put(name, content) {
  const file = path.join(target, name);
  if (existsSync(file) && readFileSync(file).equals(content)) return;
  if (process.argv.includes('--check')) {
    console.error(`${name} is not what the fonts give. Run: npm run generate`);
    process.exitCode = 1;
    return;
  }
  writeFileSync(file, content);
  console.log(`Wrote ${path.relative(process.cwd(), file)}, ${content.length} bytes.`);
}

mkdirSync(target, { recursive: true });
for (const { name: family, weights } of families) {
  const source = `@fontsource-variable/${family}`;
  put(`${family}.LICENSE`, readFileSync(resolve(`${source}/LICENSE`)));
  for (const { name, source: subset, letters } of subsets) {
    const original = readFileSync(resolve(`${source}/files/${family}-${subset}-wght-normal.woff2`));
    put(
      `${family}-${name}.woff2`,
      await subsetFont(original, letters.join(''), { targetFormat: 'woff2', variationAxes: { wght: weights } }),
    );
  }
}
