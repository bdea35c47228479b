import { toSentence } from './line-ids.mjs';

/**
 * @typedef {import('../../ui/docs/component-report/component-report.ts').Proof} Proof
 * @typedef {import('../../ui/docs/component-report/component-report.ts').KeyRow} KeyRow
 */

// Names of keys as titles spell them. One `arrow` may be an icon. `Left` and `Right` are keys only next to each other: else they are sides. Space for something and the Home page are no keys.
const KEYS =
  /Shift\+Tab|\bTab\b|\bEnter\b|\bSpace\b(?! for\b)|\bEscape\b|\bArrow(?:Up|Down|Left|Right)\b|\b[Aa]rrows\b|\b[Aa]rrow(?= keys?\b)|\bLeft, Right\b|\bHome\b(?! page\b)|\bEnd\b|\bPage ?(?:Up|Down)\b|\bBackspace\b|\bF6\b/g;

/** @type {Record<string, string[]>} */
const SPELLED = {
  'Left, Right': ['ArrowLeft', 'ArrowRight'],
  arrows: ['Arrows'],
  arrow: ['Arrows'],
  Arrow: ['Arrows'],
};

/**
 * The keys that a title names.
 *
 * @param {string} title
 * @returns {string[]} each once, in the title's order
 */
export function findKeys(title) {
  return [...new Set((toSentence(title).match(KEYS) ?? []).flatMap((key) => SPELLED[key] ?? [key]))];
}

/**
 * The keyboard table of a component: what the titles of its tests and stories say of keys. Nothing else is in it, so
 * that each row is checked with every run.
 *
 * @param {readonly Proof[]} proofs
 * @returns {KeyRow[]} a sentence once, however many tests have it
 */
export function keyboardTable(proofs) {
  const rows = proofs
    .map((proof) => ({ keys: findKeys(proof.title), text: toSentence(proof.title), proof }))
    .filter(({ keys }) => keys.length > 0);
  return [...new Map(rows.toReversed().map((row) => [row.text, row])).values()].toReversed();
}
