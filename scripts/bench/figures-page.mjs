import { aimOf, digits, isReached } from './figure.mjs';

/**
 * What one run has measured.
 *
 * @typedef {object} Measured
 * @property {{ processor: string, cores: number, memory: string, node: string }} machine
 * @property {string} at ISO date and time
 * @property {readonly { title: string, figures: readonly import('./figure.mjs').Figure[] }[]} parts
 */

/**
 * @param {Measured} measured
 * @returns {string} the page docs/figures.md
 */
export function figuresPage({ machine, at, parts }) {
  const tables = parts.map(({ title, figures }) => [`## ${title}`, '', '| | measured | aim |', '| --- | ---: | --- |', ...figures.map(row), ''].join('\n'));
  return [
    '# Figures',
    '',
    `Measured on ${at.slice(0, 10)} on one machine that did nothing else: ${machine.processor}, ${machine.cores} cores, ${machine.memory}, Node ${machine.node}.`,
    'This page is written by `npm run bench -- --write`; run it on your own machine to compare.',
    '',
    ...tables,
  ].join('\n');
}

/** @param {import('./figure.mjs').Figure} figure */
function row(figure) {
  const aim = aimOf(figure);
  return `| ${figure.name} | ${digits(figure.value)} ${figure.unit} | ${isReached(figure) === false ? `${aim}, **missed**` : aim} |`;
}
