/**
 * One measured figure.
 *
 * @typedef {object} Figure
 * @property {string} name
 * @property {number} value
 * @property {string} unit
 * @property {{ atMost: number } | { atLeast: number }} [aim]
 */

/**
 * What is measured together.
 *
 * @typedef {object} Part
 * @property {string} title
 * @property {(bench: Bench) => Promise<Figure[]>} measure
 */

/**
 * What every part works with.
 *
 * @typedef {object} Bench
 * @property {import('playwright').Browser} browser
 * @property {import('../lib/shop.mjs').Shop} shop
 * @property {{ kind: string, path: string }[]} pages of each type of page one
 * @property {string} staticPath page with the home page's picture and nothing else
 */

/**
 * @param {Figure} figure
 * @returns {boolean | null} null when nothing is aimed at
 */
export function isReached({ value, aim }) {
  if (!aim) return null;
  return 'atMost' in aim ? value <= aim.atMost : value >= aim.atLeast;
}

/** @param {number[]} values */
export function medianOf(values) {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/**
 * @param {number} value
 * @returns {string} whole from 100 on, with one decimal from 10 on, else with two
 */
export function digits(value) {
  return value.toFixed(value >= 100 || Number.isInteger(value) ? 0 : value >= 10 ? 1 : 2);
}

/**
 * @param {Figure} figure
 * @returns {string} a line of the table
 */
export function line(figure) {
  const { name, value, unit } = figure;
  const shown = `  ${name.padEnd(44)} ${digits(value).padStart(9)} ${unit.padEnd(6)}`;
  if (!figure.aim) return shown.trimEnd();
  return `${shown} ${aimOf(figure)}${isReached(figure) ? '' : '  NOT REACHED'}`;
}

/**
 * @param {Figure} figure
 * @returns {string} e.g. `at most 100`; empty when nothing is aimed at
 */
export function aimOf({ aim }) {
  if (!aim) return '';
  return 'atMost' in aim ? `at most ${aim.atMost}` : `at least ${aim.atLeast}`;
}
