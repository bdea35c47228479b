import { formatTarget, digits, meetsTarget } from './metric.mjs';

/** What the README tells of a run: name of the metric, and what it is called there. */
const HEADLINES = /** @type {const} */ ([
  ['home: JavaScript', 'JavaScript of the home page on a phone before it is used, brotli'],
  ['home: JavaScript, preloaded when idle', 'JavaScript that it fetches for later while it is idle'],
  ['home: performance', 'Lighthouse performance, phone: home'],
  ['category: performance', 'Lighthouse performance, phone: category'],
  ['product: performance', 'Lighthouse performance, phone: product'],
  ['home: accessibility', 'Lighthouse accessibility, phone: home'],
  [
    'home next to its static page, largest paint',
    'Largest paint of the home page compared with a static page with the same image, slow phone on slow 4G',
  ],
  ['stock home next to its static page, largest paint', 'The same on a stock Magento, which sends original images'],
  ['category to product, prefetched', 'Category to product without a reload, prefetched'],
  ['filter, p98', 'Answer to a press on a filter, processor four times as slow, p98'],
  [
    'category: pages a second, no cache, 2 processes',
    'Category pages without a cache, 2 processes, backend on the same machine',
  ],
  ['category from the cache: pages a second', 'Category pages from Varnish'],
  [
    'Chromium, inline styles: compared with @magento/pagebuilder',
    'Page Builder in Chromium, 1000 rows with inline styles, parsed, compared with `@magento/pagebuilder`',
  ],
  ['Chromium, style blocks: compared with @magento/pagebuilder', 'The same with style blocks'],
]);

const BLOCK = /(<!-- benchmarks -->\n)[\s\S]*?(<!-- \/benchmarks -->)/;

/**
 * Puts the metrics that a stranger asks for first between the marks of the README.
 *
 * @param {string} readme
 * @param {import('./benchmarks-page.mjs').Measured} measured
 * @returns {string} the README with them
 * @throws {RangeError} without the marks, or when a metric was not measured
 */
export function updateReadmeMetrics(readme, { machine, at, parts }) {
  if (!BLOCK.test(readme)) throw new RangeError('The README has no <!-- benchmarks --> and <!-- /benchmarks -->.');
  const metrics = parts.flatMap((part) => part.metrics);
  const rows = HEADLINES.map(([name, label]) => {
    const metric = metrics.find((other) => other.name === name);
    if (!metric) throw new RangeError(`Nothing was measured that is called “${name}”.`);
    const target = formatTarget(metric);
    return `| ${label} | ${`${digits(metric.value)} ${metric.unit}`.trim()} | ${meetsTarget(metric) === false ? `${target}, **missed**` : target} |`;
  });
  const text = [
    `\`npm run bench\` on ${at.slice(0, 10)}, on one machine (${machine.processor}, ${machine.cores} cores, ${machine.memory}, Node ${machine.node}); all of them in [docs/benchmarks.md](docs/benchmarks.md).`,
    '',
    '| | measured | target |',
    '| --- | ---: | --- |',
    ...rows,
    '',
  ].join('\n');
  return readme.replace(BLOCK, (_, start, end) => `${start}${text}${end}`);
}
