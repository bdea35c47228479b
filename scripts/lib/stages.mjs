import { join } from 'node:path';
import { reports, root } from './paths.mjs';
import { commandScript, compilerScript } from './run.mjs';
import { readOwnReport, readPlaywrightReport, readVitestReport } from './test-reports.mjs';

/**
 * A part of the run. One without `results` is a single check, judged by its exit code. What a stage prints that does
 * not run alone is shown when it has ended.
 *
 * @typedef {import('./run-in-parallel.mjs').Part & StageWork} Stage
 *
 * @typedef {object} StageWork
 * @property {string} script absolute path
 * @property {string[]} [args]
 * @property {string[]} [change] further arguments of `npm test`, which has the part that a change may break
 * @property {boolean} [full] it belongs to `npm run test:full` only
 * @property {boolean} [needsChromium]
 * @property {() => Promise<import('./test-reports.mjs').TestResult[]>} [results] reads what the script reported
 */

/**
 * @param {string} name of a stage's report
 * @returns {string} absolute path
 */
export function reportFile(name) {
  return join(reports, `${name}.json`);
}

const command = (/** @type {string} */ name) => join(root, 'scripts', name);

const tool = (/** @type {string} */ name) => join(root, 'tools', name);

/**
 * @param {string} name of the report
 * @param {string} config
 */
const vitest = (name, config) => ({
  script: commandScript('vitest'),
  args: ['run', '--config', config, '--reporter=default', '--reporter=json', `--outputFile.json=${reportFile(name)}`],
  results: () => readVitestReport(reportFile(name)),
});

/**
 * Unit tests that repeat on another merchant, release or in a browser what others show of the code, or look at what few
 * changes touch, and take long: `npm run test:full` has them.
 */
const unitTestsOnlyInFull = [
  'storefront/backend/checkout/concurrent-orders.test.ts',
  'storefront/demo/media/packshot/draw-pack.test.ts',
  'tests/unit/magento-releases.test.ts',
  'tests/unit/page-builder-attacks.test.ts',
  'tests/unit/product-places/american-bikes.test.tsx',
  'tests/unit/product-places/demo.test.tsx',
];

/**
 * Everything that is checked, in the order in which it may begin. What is marked `full` looks at what few changes
 * touch, and takes long: the nightly run and releases have it.
 *
 * @type {Stage[]}
 */
export const stages = [
  // Each of these takes one core. The longest are the first, so that the others go by next to them.
  { title: '[PKG-01] Types', script: compilerScript(), args: ['-b'] },
  {
    title: 'Accessibility, import and React rules',
    script: commandScript('eslint'),
    args: ['.', '--max-warnings', '0'],
  },
  { title: 'Code rules', script: commandScript('oxlint') },
  { title: 'Format', script: commandScript('biome', '@biomejs/biome'), args: ['format', '.'] },
  {
    title: 'No cycles of imports',
    script: commandScript('depcruise', 'dependency-cruiser'),
    args: [
      '--config',
      'dependency-cruiser.config.mjs',
      'design-tokens',
      'page-builder',
      'storefront',
      'ui',
      'scripts',
      'tests',
      'tools',
      '.storybook',
    ],
  },
  { title: 'Unused files, exports and dependencies', script: commandScript('knip') },
  { title: 'Licenses of dependencies', script: tool('licenses.mjs') },
  {
    title: 'Generated GraphQL types',
    script: join(root, 'storefront', 'scripts', 'generate-introspection.mjs'),
    args: ['--check'],
  },
  { title: 'Generated fonts', script: join(root, 'storefront', 'scripts', 'generate-fonts.mjs'), args: ['--check'] },
  { title: 'Public API of the packages', script: tool('api-report.mjs'), args: ['--check'] },
  { title: 'Accessibility lines and their proofs', script: tool('component-reports.mjs'), args: ['--check'] },
  { title: 'Requirements and their tests', script: tool('requirements.mjs'), args: ['--check'] },
  { title: 'Product types and their tests', script: tool('product-types.mjs'), args: ['--check'] },
  { title: 'Build', script: command('build.mjs') },
  {
    title: 'Size budgets',
    after: ['Build'],
    needsChromium: true,
    script: command('budget.mjs'),
    results: () => readOwnReport(reportFile('budget')),
  },
  {
    title: 'Two processes behind Varnish',
    full: true,
    after: ['Build'],
    script: commandScript('playwright'),
    args: ['test', '--config', 'tests/deployment/playwright.config.ts'],
    results: () => readPlaywrightReport(reportFile('deployment')),
  },
  {
    title: '[PKG-11] Storybook',
    script: commandScript('storybook'),
    args: ['build', '--output-dir', 'storybook-static', '--quiet'],
  },
  {
    title: 'Documentation pages of the Storybook',
    after: ['[PKG-11] Storybook'],
    needsChromium: true,
    script: tool('check-storybook.mjs'),
    results: () => readOwnReport(reportFile('storybook')),
  },
  {
    title: 'Code and contrast of all pages of the Storybook',
    full: true,
    alone: true,
    after: ['[PKG-11] Storybook'],
    needsChromium: true,
    script: tool('check-storybook-pages.mjs'),
    results: () => readOwnReport(reportFile('storybook-pages')),
  },
  // Packing puts other manifests in place for as long as it takes.
  {
    title: 'Packages as published',
    alone: true,
    script: tool('check-packages.mjs'),
    results: () => readOwnReport(reportFile('packages')),
  },
  { title: 'Size budgets of the packages', alone: true, script: tool('package-sizes.mjs') },
  {
    title: 'Packages in Vite and Next.js',
    full: true,
    alone: true,
    needsChromium: true,
    script: commandScript('playwright'),
    args: ['test', '--config', 'tests/consumers/playwright.config.ts'],
    results: () => readPlaywrightReport(reportFile('consumers')),
  },
  // These take all cores by themselves.
  {
    title: 'Unit tests',
    alone: true,
    ...vitest('unit', 'vitest.config.ts'),
    change: unitTestsOnlyInFull.flatMap((path) => ['--exclude', path]),
  },
  {
    title: 'Unit tests of the packages, React 18.2',
    full: true,
    alone: true,
    ...vitest('react-18', 'vitest.react-18.config.ts'),
  },
  {
    title: 'Stories in Chromium',
    alone: true,
    needsChromium: true,
    ...vitest('stories', 'vitest.stories.config.ts'),
    // What only makes sense on a wide screen pins it. The other width looks at colors in every theme, too.
    change: ['--project', 'stories-phone*'],
  },
  {
    title: 'End-to-end tests in Chromium',
    alone: true,
    needsChromium: true,
    script: commandScript('playwright'),
    args: ['test'],
    change: ['--config', 'playwright.change.config.ts'],
    results: () => readPlaywrightReport(reportFile('e2e')),
  },
  // Both build what they look at, and print their own summary.
  {
    title: 'End-to-end tests on other Magento releases',
    full: true,
    alone: true,
    needsChromium: true,
    script: tool('test-backends.mjs'),
  },
  {
    title: 'Screenshots of the stories',
    full: true,
    alone: true,
    needsChromium: true,
    script: tool('test-visual.mjs'),
    args: ['--no-build'],
  },
  {
    title: 'Measurements of the components',
    alone: true,
    script: tool('component-reports.mjs'),
    args: ['--check-measurements'],
  },
  { title: 'Requirements named by tests', alone: true, script: tool('requirements-coverage.mjs') },
];
