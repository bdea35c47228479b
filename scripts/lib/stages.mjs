import { join } from 'node:path';
import { reports, root } from './paths.mjs';
import { commandScript } from './run.mjs';
import { readOwnReport, readPlaywrightReport, readVitestReport } from './test-reports.mjs';

/**
 * A part of the run. One without `results` is a single check, judged by its exit code. What a stage prints that does not run alone is
 * shown when it has ended.
 *
 * @typedef {import('./side-by-side.mjs').Part & StageWork} Stage
 *
 * @typedef {object} StageWork
 * @property {string} script absolute path
 * @property {string[]} [args]
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

const own = (/** @type {string} */ name) => join(root, 'scripts', name);

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
 * Everything that is checked, in the order in which it may begin. What is marked `full` looks at what few changes touch, and takes long: the nightly
 * run and releases have it.
 *
 * @type {Stage[]}
 */
export const stages = [
  // Each of these takes one core. The longest is the first, so that the others go by beside it.
  { title: 'Code, accessibility and import rules', script: commandScript('eslint'), args: ['.', '--max-warnings', '0'] },
  { title: '[PKG-01] Types', script: commandScript('tsc', 'typescript'), args: ['-b'] },
  { title: 'Unused files, exports and dependencies', script: commandScript('knip') },
  { title: 'Licences of dependencies', script: own('licences.mjs') },
  {
    title: 'Generated GraphQL types',
    script: join(root, 'storefront', 'scripts', 'generate-introspection.mjs'),
    args: ['--check'],
  },
  { title: 'Generated fonts', script: join(root, 'storefront', 'scripts', 'generate-fonts.mjs'), args: ['--check'] },
  { title: 'Public API of the packages', script: own('api-report.mjs'), args: ['--check'] },
  { title: 'Accessibility lines and their proofs', script: own('passports.mjs'), args: ['--check'] },
  { title: 'Build', script: own('build.mjs') },
  {
    title: 'Size budgets',
    after: ['Build'],
    needsChromium: true,
    script: own('budget.mjs'),
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
  // Packing puts other manifests in place for as long as it takes.
  {
    title: 'Packages as published',
    alone: true,
    script: own('check-packages.mjs'),
    results: () => readOwnReport(reportFile('packages')),
  },
  { title: 'Size budgets of the packages', alone: true, script: own('package-sizes.mjs') },
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
  { title: 'Unit tests', alone: true, ...vitest('unit', 'vitest.config.ts') },
  { title: 'Unit tests of the packages, React 18.2', full: true, alone: true, ...vitest('react-18', 'vitest.react-18.config.ts') },
  { title: 'Stories in Chromium', alone: true, needsChromium: true, ...vitest('stories', 'vitest.stories.config.ts') },
  {
    title: 'Journeys in Chromium',
    alone: true,
    needsChromium: true,
    script: commandScript('playwright'),
    args: ['test'],
    results: () => readPlaywrightReport(reportFile('journeys')),
  },
  // Both build what they look at, and print their own summary.
  { title: 'Journeys on other Magento releases', full: true, alone: true, needsChromium: true, script: own('test-profiles.mjs') },
  { title: 'Pictures of the stories', full: true, alone: true, needsChromium: true, script: own('test-visual.mjs'), args: ['--no-build'] },
  { title: 'Requirements named by tests', alone: true, script: own('requirements-coverage.mjs') },
];
