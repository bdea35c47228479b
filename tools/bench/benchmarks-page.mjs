import { formatTarget, digits, meetsTarget } from './metric.mjs';

/**
 * What one run has measured.
 *
 * @typedef {object} Measured
 * @property {{ processor: string, cores: number, memory: string, node: string }} machine
 * @property {string} at ISO date and time
 * @property {readonly { title: string, metrics: readonly import('./metric.mjs').Metric[] }[]} parts
 */

/**
 * @param {Measured} measured
 * @returns {string} the page docs/benchmarks.md
 */
export function createBenchmarksPage({ machine, at, parts }) {
  const tables = parts.map(({ title, metrics }) =>
    [`## ${title}`, '', '| | measured | target |', '| --- | ---: | --- |', ...metrics.map(row), ''].join('\n'),
  );
  return [
    '# Benchmarks',
    '',
    `Measured on ${at.slice(0, 10)} on one machine that did nothing else: ${machine.processor}, ${machine.cores} cores, ${machine.memory}, Node ${machine.node}.`,
    'This page is written by `npm run bench -- --write`; run it on your own machine to compare.',
    'Browsers get fresh pages from the page cache; "Server" says how fast pages are rendered without it.',
    '',
    ...tables,
  ].join('\n');
}

/** @param {import('./metric.mjs').Metric} metric */
function row(metric) {
  const target = formatTarget(metric);
  return `| ${metric.name} | ${digits(metric.value)} ${metric.unit} | ${meetsTarget(metric) === false ? `${target}, **missed**` : target} |`;
}
