import { existsSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { root } from '../../scripts/lib/paths.mjs';
import { provenLines, readAreas } from './accessibility.mjs';
import { componentNames, getComponentFiles, sources } from './components.mjs';
import { stateHooks } from './hooks.mjs';
import { keyboardTable } from './keyboard.mjs';
import { shown } from './measurements.mjs';
import { styleValues } from './style-values.mjs';
import { findProofs } from './titles.mjs';
import { getStringKeys, findStringTables } from './strings.mjs';

/**
 * @typedef {import('../../ui/docs/component-report/component-report.ts').ComponentReport} ComponentReport
 * @typedef {import('./measurements.mjs').Measurements} Measurements
 */

const text = (/** @type {string} */ path) => readFileSync(path, 'utf8');
const json = (/** @type {string} */ path) => /** @type {unknown} */ (JSON.parse(text(join(root, path))));

/** Where this machine keeps its measurements, from the root. They are not committed: each run writes other numbers. */
export const MEASUREMENTS = 'node_modules/.cache/component-reports/results.json';

/** @returns {Record<string, Measurements>} what is kept, by component; empty on a machine that has measured nothing */
export function readMeasurements() {
  return existsSync(join(root, MEASUREMENTS)) ? /** @type {Record<string, Measurements>} */ (json(MEASUREMENTS)) : {};
}

/** @returns {Record<string, string>} what was promised of components, by name; the others are `beta` */
export function readStatuses() {
  return /** @type {Record<string, string>} */ (json('ui/component-status.json'));
}

/** @returns {ComponentReport[]} of every component, in alphabetic order */
export function createComponentReports() {
  const areas = readAreas();
  const measurements = readMeasurements();
  const statuses = readStatuses();
  const budgets = /** @type {Record<string, number>} */ (json('tools/package-sizes.json'));
  const keys = getStringKeys(text(join(sources, 'provider', 'ui-strings.ts')));
  return componentNames().map((name) => {
    const files = getComponentFiles(name);
    const entry = `@witryna/ui/${name}`;
    const proofs = files.proving.flatMap(findProofs);
    return {
      name,
      entry,
      pages: findPages(files.proving.map(text)),
      status: statuses[name] ?? 'beta',
      size: shown(measurements[name]?.size, files.shipped),
      budget: budgets[entry] ?? null,
      axe: shown(measurements[name]?.axe, files.shownInStories),
      keyboard: keyboardTable(proofs),
      lines: provenLines(areas, proofs)
        .filter((line) => line.proofs.length > 0)
        .map(({ id, text, proofs }) => ({ id, text, proofs })),
      ...styleValues(files.styles.map(text)),
      hooks: [...new Set(files.conformance.flatMap((file) => stateHooks(text(file), file)))],
      strings: files.strings.flatMap((file) =>
        findStringTables(text(file), file, keys).map((strings) => ({
          file: relative(root, file).split(sep).join('/'),
          ...strings,
        })),
      ),
      builtFrom: neighbours(files.shipped.map(text)),
    };
  });
}

/**
 * The pages of stories that are about the components of a folder, not their state sheets.
 *
 * @param {readonly string[]} modules
 * @returns {string[]} each once
 */
function findPages(modules) {
  return [...new Set(modules.flatMap((code) => /\btitle: '(UI\/[^']+)'/.exec(code)?.[1] ?? []))];
}

/**
 * The other folders of the library that modules import.
 *
 * @param {readonly string[]} modules
 * @returns {string[]} sorted, each once
 */
function neighbours(modules) {
  return [
    ...new Set(
      modules.flatMap((code) => Array.from(code.matchAll(/from '\.\.\/([\w-]+)\//g), ([, name = '']) => name)),
    ),
  ].sort();
}
