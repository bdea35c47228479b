import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { root } from '../../scripts/lib/paths.mjs';
import { provenLines, readAreas } from './accessibility.mjs';
import { componentNames, getComponentFiles, sources } from './components.mjs';
import { stateHooks } from './hooks.mjs';
import { keyboardTable } from './keyboard.mjs';
import { readMeasurements } from './measurements.mjs';
import { styleValues } from './style-values.mjs';
import { findProofs } from './titles.mjs';
import { getStringKeys, findStringTables } from './strings.mjs';

/** @typedef {import('../../ui/docs/component-report/component-report.ts').ComponentReport} ComponentReport */

const text = (/** @type {string} */ path) => readFileSync(path, 'utf8');
const json = (/** @type {string} */ path) => /** @type {unknown} */ (JSON.parse(text(join(root, path))));

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
    const { bytes, states, unchecked = 0, findings = 0 } = measurements[`ui/src/${name}`] ?? {};
    return {
      name,
      entry,
      pages: findPages(files.proving.map(text)),
      status: statuses[name] ?? 'beta',
      size: bytes ?? null,
      budget: budgets[entry] ?? null,
      axe: states === undefined ? null : { states, unchecked, findings },
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
      builtFrom: neighbors(files.shipped.map(text)),
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
  return [...new Set(modules.flatMap((code) => /\btitle: '((?:UI|Foundations)\/[^']+)'/.exec(code)?.[1] ?? []))];
}

/**
 * The other folders of the library that modules import.
 *
 * @param {readonly string[]} modules
 * @returns {string[]} sorted, each once
 */
function neighbors(modules) {
  return [
    ...new Set(
      modules.flatMap((code) => Array.from(code.matchAll(/from '\.\.\/([\w-]+)\//g), ([, name = '']) => name)),
    ),
  ].sort();
}
