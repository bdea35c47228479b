import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { root } from '../lib/paths.mjs';
import { provenLines, readAreas } from './accessibility.mjs';
import { componentNames, filesOf, sources } from './components.mjs';
import { stateHooks } from './hooks.mjs';
import { keyboardTable } from './keyboard.mjs';
import { shown } from './measurements.mjs';
import { styleValues } from './style-values.mjs';
import { proofsIn } from './titles.mjs';
import { wordKeys, wordsIn } from './words.mjs';

/**
 * @typedef {import('../../ui/docs/passport/passport.ts').Passport} Passport
 * @typedef {import('./measurements.mjs').Measurements} Measurements
 */

const text = (/** @type {string} */ path) => readFileSync(path, 'utf8');
const json = (/** @type {string} */ path) => /** @type {unknown} */ (JSON.parse(text(join(root, path))));

/** Where measurements are kept, from the root. */
export const MEASUREMENTS = 'ui/measurements.json';

/** @returns {Record<string, Measurements>} what is kept, by component */
export function readMeasurements() {
  return /** @type {Record<string, Measurements>} */ (json(MEASUREMENTS));
}

/** @returns {Record<string, string>} what was promised of components, by name; the others are `beta` */
export function readStatuses() {
  return /** @type {Record<string, string>} */ (json('ui/component-status.json'));
}

/** @returns {Passport[]} of every component, in alphabetic order */
export function makePassports() {
  const areas = readAreas();
  const measurements = readMeasurements();
  const statuses = readStatuses();
  const budgets = /** @type {Record<string, number>} */ (json('scripts/package-sizes.json'));
  const keys = wordKeys(text(join(sources, 'provider', 'ui-words.ts')));
  return componentNames().map((name) => {
    const files = filesOf(name);
    const entry = `@witryna/ui/${name}`;
    const proofs = files.proving.flatMap(proofsIn);
    return {
      name,
      entry,
      status: statuses[name] ?? 'beta',
      size: shown(measurements[name]?.size, files.shipped),
      budget: budgets[entry] ?? null,
      axe: shown(measurements[name]?.axe, files.shownInStories),
      keyboard: keyboardTable(proofs),
      lines: provenLines(areas, proofs).filter((line) => line.proofs.length > 0).map(({ id, text, proofs }) => ({ id, text, proofs })),
      ...styleValues(files.styles.map(text)),
      hooks: [...new Set(files.conformance.flatMap((file) => stateHooks(text(file), file)))],
      words: files.words.flatMap((file) => wordsIn(text(file), file, keys).map((words) => ({ file: relative(root, file).split(sep).join('/'), ...words }))),
      builtFrom: neighbours(files.shipped.map(text)),
    };
  });
}

/**
 * The other folders of the library that modules import.
 *
 * @param {readonly string[]} modules
 * @returns {string[]} sorted, each once
 */
function neighbours(modules) {
  return [...new Set(modules.flatMap((code) => Array.from(code.matchAll(/from '\.\.\/([\w-]+)\//g), ([, name = '']) => name)))].sort();
}
