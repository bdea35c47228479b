/**
 * One measured metric.
 *
 * @typedef {object} Metric
 * @property {string} name
 * @property {number} value
 * @property {string} unit
 * @property {{ atMost: number } | { atLeast: number }} [target]
 */

/**
 * What is measured together.
 *
 * @typedef {object} Part
 * @property {string} title
 * @property {(bench: Bench) => Promise<Metric[]>} measure
 */

/**
 * What every part works with.
 *
 * @typedef {object} Bench
 * @property {import('playwright').Browser} browser
 * @property {import('../../scripts/lib/shop.mjs').Shop} shop
 * @property {{ kind: string, path: string }[]} pages of each type of page one
 * @property {readonly import('./static-pages.mjs').StaticPage[]} staticPages of pages whose largest paint is an image
 */

/**
 * @param {Metric} metric
 * @returns {boolean | null} null when there is no target
 */
export function meetsTarget({ value, target }) {
  if (!target) return null;
  return 'atMost' in target ? value <= target.atMost : value >= target.atLeast;
}

/** @param {number[]} values */
export function getMedian(values) {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/**
 * @param {number} value
 * @returns {string} whole from 100 on, with one decimal from 10 on, with four below 0.1, else with two
 */
export function digits(value) {
  if (Number.isInteger(value)) return String(value);
  return value.toFixed(value >= 100 ? 0 : value >= 10 ? 1 : value < 0.1 ? 4 : 2);
}

/**
 * @param {Metric} metric
 * @returns {string} a line of the table
 */
export function formatMetric(metric) {
  const { name, value, unit } = metric;
  const shown = `  ${name.padEnd(44)} ${digits(value).padStart(9)} ${unit.padEnd(6)}`;
  if (!metric.target) return shown.trimEnd();
  return `${shown} ${formatTarget(metric)}${meetsTarget(metric) ? '' : '  NOT REACHED'}`;
}

/**
 * @param {Metric} metric
 * @returns {string} e.g. `at most 100`; empty when there is no target
 */
export function formatTarget({ target }) {
  if (!target) return '';
  return 'atMost' in target ? `at most ${target.atMost}` : `at least ${target.atLeast}`;
}
