import { idsInTitle } from './requirement-ids.mjs';

/** @typedef {import('./requirement-ids.mjs').Areas} Areas */

/**
 * Returns the files whose tests name a requirement, by its id.
 *
 * @param {readonly { file: string, title: string }[]} tests
 * @param {Areas} areas
 * @returns {Map<string, string[]>} sorted paths from the root, each once; also ids with a known prefix that no area has
 */
export function findProofs(tests, areas) {
  /** @type {Map<string, Set<string>>} */
  const files = new Map();
  for (const { file, title } of tests) {
    for (const id of idsInTitle(title, areas)) files.set(id, (files.get(id) ?? new Set()).add(file));
  }
  return new Map(Array.from(files, ([id, names]) => [id, [...names].sort()]));
}

/**
 * Returns the ids that a test file has as text of their own, as in the tables of `it.each`, where a title takes them
 * from.
 *
 * @param {string} code
 * @returns {string[]} in brackets, as in a title
 */
export function idsInTables(code) {
  return Array.from(code.matchAll(/'\[?([A-Z][A-Z0-9]+-\d+)\]?'/g), ([, id]) => `[${id}]`);
}

/**
 * Returns the text of `docs/requirements.md`.
 *
 * @param {Areas} areas
 * @param {ReadonlyMap<string, readonly string[]>} proofs files by id
 * @param {Readonly<Record<string, string>>} reasons why a requirement has no test, by id
 */
export function requirementsPage(areas, proofs, reasons) {
  const ids = Object.values(areas).flatMap(({ requirements }) => Object.keys(requirements));
  const proven = ids.filter((id) => proofs.has(id)).length;
  const sections = Object.entries(areas).flatMap(([prefix, { area, requirements }]) => [
    `## ${area} (${prefix})`,
    '',
    '| id | requirement | tests in |',
    '| --- | --- | --- |',
    ...Object.entries(requirements).map(
      ([id, sentence]) => `| ${id} | ${escapeCell(sentence)} | ${proofCell(proofs.get(id) ?? [], reasons[id])} |`,
    ),
    '',
  ]);
  return [
    '# Requirements',
    '',
    '<!-- Written by `npm run requirements` from tests/requirements.json and the titles of tests and stories. Do not edit. -->',
    '',
    `The requirements that the shop was built for, and the tests that prove them. ${proven} of ${ids.length} have a test or a check.`,
    '',
    'A test proves a requirement by naming its id in brackets in the title: `[CRT-17] …`. Search the file for the id to find the test. To change the list,',
    'edit `tests/requirements.json` and run `npm run requirements`. `npm run coverage:requirements` shows which requirements the last test run has proven.',
    '',
    ...sections,
  ].join('\n');
}

const escapeCell = (/** @type {string} */ text) => text.replaceAll('|', '\\|');

/**
 * @param {readonly string[]} files
 * @param {string | undefined} reason
 */
function proofCell(files, reason) {
  if (files.length > 0) return files.map((file) => `[${file}](../${file})`).join('<br>');
  return reason ? `no test: ${escapeCell(reason)}` : 'no test yet';
}
