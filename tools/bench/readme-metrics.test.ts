import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { updateReadmeMetrics } from './readme-metrics.mjs';

const names = [
  'home: JavaScript',
  'home: JavaScript, preloaded when idle',
  'home: performance',
  'category: performance',
  'product: performance',
  'home: accessibility',
  'home next to its static page, largest paint',
  'stock home next to its static page, largest paint',
  'category to product, prefetched',
  'filter, p98',
  'category: pages a second, no cache, 2 processes',
  'category from the cache: pages a second',
  'Chromium, inline styles: compared with @magento/pagebuilder',
  'Chromium, style blocks: compared with @magento/pagebuilder',
];
const measured = {
  machine: { processor: 'Some processor', cores: 2, memory: '24 GB', node: 'v20.19.0' },
  at: '2026-11-21T18:30:00.000Z',
  parts: [
    { title: 'Some', metrics: names.map((name) => ({ name, value: 120.4, unit: 'ms', target: { atMost: 100 } })) },
    { title: 'Others', metrics: [{ name: 'not of interest', value: 7, unit: 'kB' }] },
  ],
};

describe('updateReadmeMetrics', () => {
  it('puts the metrics between the marks, with their machine, and leaves the rest alone', () => {
    const readme = updateReadmeMetrics('# Shop\n<!-- benchmarks -->\nold\n<!-- /benchmarks -->\nMore', measured);
    expect(readme).toMatch(
      /^# Shop\n<!-- benchmarks -->\n`npm run bench` on 2026-11-21, on one machine \(Some processor, 2 cores, 24 GB, Node v20\.19\.0\)/,
    );
    expect(readme).toContain('| Category pages from Varnish | 120 ms | at most 100, **missed** |');
    expect(readme).toMatch(/<!-- \/benchmarks -->\nMore$/);
    expect(readme).not.toMatch(/old|not of interest/);
    expect(updateReadmeMetrics(readme, measured)).toBe(readme);
  });

  it('finds its place in the README', () => {
    const readme = readFileSync(path.join(import.meta.dirname, '../../README.md'), 'utf8');
    expect(updateReadmeMetrics(readme, measured)).toContain('Some processor');
  });

  it('refuses a run without one of them, and a text without the marks', () => {
    expect(() =>
      updateReadmeMetrics('<!-- benchmarks -->\n<!-- /benchmarks -->', { ...measured, parts: measured.parts.slice(1) }),
    ).toThrow(/home: JavaScript/);
    expect(() => updateReadmeMetrics('# Shop', measured)).toThrow(RangeError);
  });
});
