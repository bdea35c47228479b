/**
 * The areas of the specification by the prefix of their ids; an area with 14 requirements has the ids PKG-01 to PKG-14.
 *
 * @typedef {Record<string, { area: string, count: number }>} Areas
 */

/**
 * How far the requirements are proven by tests that name them.
 *
 * @typedef {object} Coverage
 * @property {Set<string>} proven ids that a passed test names and no failed one
 * @property {Set<string>} failing ids that a failed test names
 * @property {Set<string>} unknown ids that tests name but the specification does not have
 */

/**
 * Lists the ids of one area.
 *
 * @param {string} prefix
 * @param {number} count
 * @returns {string[]} in order, e.g. `CRT-01`
 */
export function idsOf(prefix, count) {
  return Array.from({ length: count }, (_, index) => `${prefix}-${String(index + 1).padStart(2, '0')}`);
}

/**
 * Finds the requirement ids in a test's title. They stand in square brackets, e.g. `[CRT-17] …` or `[CRT-17, CRT-18] …`;
 * ids with other prefixes, such as those of an accessibility checklist, are left alone.
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
 * Reads from test results which requirements are proven.
 *
 * @param {import('./test-reports.mjs').TestResult[]} results
 * @param {Areas} areas
 * @returns {Coverage}
 */
export function coverageOf(results, areas) {
  const known = new Set(Object.entries(areas).flatMap(([prefix, { count }]) => idsOf(prefix, count)));
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
