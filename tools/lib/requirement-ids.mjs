import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/lib/paths.mjs';

/**
 * Requirements by area, under the prefix of their ids: the id of each, such as `PKG-01`, with its sentence.
 *
 * @typedef {Record<string, { area: string, requirements: Record<string, string> }>} Areas
 */

/**
 * How far the requirements are proven by tests that name them.
 *
 * @typedef {object} Coverage
 * @property {Set<string>} proven ids that a passed test names and no failed one
 * @property {Set<string>} failing ids that a failed test names
 * @property {Set<string>} unknown ids that tests name but the list of requirements does not have
 */

/** @returns {Areas} the requirements of `tests/requirements.json` */
export function readAreas() {
  return /** @type {Areas} */ (readTestData('requirements.json'));
}

/** @returns {Record<string, string>} reasons why a requirement has no test, by id */
export function readReasons() {
  return /** @type {Record<string, string>} */ (readTestData('requirements-without-proof.json'));
}

/**
 * @param {string} name of a file in `tests`
 * @returns {unknown}
 */
function readTestData(name) {
  return JSON.parse(readFileSync(join(root, 'tests', name), 'utf8'));
}

/**
 * Returns the requirement ids in the title of a test. They are in square brackets, e.g. `[CRT-17] …` or `[CRT-17,
 * CRT-18] …`; ids with other prefixes, such as those of an accessibility checklist, are ignored.
 *
 * @param {string} title
 * @param {Areas} areas
 * @returns {string[]}
 */
export function idsInTitle(title, areas) {
  return Array.from(title.matchAll(/\[([^\]]+)\]/g), ([, inside = '']) => inside.split(/[\s,;]+/))
    .flat()
    .filter((word) => {
      const prefix = /^([A-Z][A-Z0-9]+)-\d+$/.exec(word)?.[1];
      return prefix !== undefined && Object.hasOwn(areas, prefix);
    });
}

/**
 * Returns which requirements the results of tests prove.
 *
 * @param {import('../../scripts/lib/test-reports.mjs').TestResult[]} results
 * @param {Areas} areas
 * @returns {Coverage}
 */
export function getCoverage(results, areas) {
  const known = new Set(Object.values(areas).flatMap(({ requirements }) => Object.keys(requirements)));
  /** @type {Coverage} */
  const coverage = { proven: new Set(), failing: new Set(), unknown: new Set() };
  for (const { title, status } of results) {
    for (const id of idsInTitle(title, areas)) {
      if (!known.has(id)) coverage.unknown.add(id);
      else if (status === 'failed') coverage.failing.add(id);
      else if (status === 'passed') coverage.proven.add(id);
    }
  }
  for (const id of coverage.failing) coverage.proven.delete(id);
  return coverage;
}
