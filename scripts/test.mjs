// Runs the checks of a change, also after one has failed: all but the comparison of pictures, the Magento profiles, faults, soak and bench. Its last line is "N passed, N failed".
import { writeFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { reports, root } from './lib/paths.mjs';
import { commandScript, runNode } from './lib/run.mjs';
import { runSideBySide } from './lib/side-by-side.mjs';
import { readOwnReport, readPlaywrightReport, readVitestReport } from './lib/test-reports.mjs';
import { untilStopped } from './lib/until-stopped.mjs';

/**
 * A part of the run. One without `results` is a single check, judged by its exit code. What a stage prints that does not run alone is
 * shown when it has ended.
 *
 * @typedef {import('./lib/side-by-side.mjs').Part & StageWork} Stage
 *
 * @typedef {object} StageWork
 * @property {string} script absolute path
 * @property {string[]} [args]
 * @property {boolean} [needsChromium]
 * @property {() => Promise<import('./lib/test-reports.mjs').TestResult[]>} [results] reads what the script reported
 */

const report = (/** @type {string} */ name) => join(reports, `${name}.json`);
const own = (/** @type {string} */ name) => join(root, 'scripts', name);

/**
 * @param {string} name of the report
 * @param {string} config
 */
const vitest = (name, config) => ({
  script: commandScript('vitest'),
  args: ['run', '--config', config, '--reporter=default', '--reporter=json', `--outputFile.json=${report(name)}`],
  results: () => readVitestReport(report(name)),
});

/** @type {Stage[]} */
const stages = [
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
    results: () => readOwnReport(report('budget')),
  },
  {
    title: 'Two processes behind Varnish',
    after: ['Build'],
    script: commandScript('playwright'),
    args: ['test', '--config', 'tests/deployment/playwright.config.ts'],
    results: () => readPlaywrightReport(report('deployment')),
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
    results: () => readOwnReport(report('packages')),
  },
  { title: 'Size budgets of the packages', alone: true, script: own('package-sizes.mjs') },
  {
    title: 'Packages in Vite and Next.js',
    alone: true,
    needsChromium: true,
    script: commandScript('playwright'),
    args: ['test', '--config', 'tests/consumers/playwright.config.ts'],
    results: () => readPlaywrightReport(report('consumers')),
  },
  // These take all cores by themselves.
  { title: 'Unit tests', alone: true, ...vitest('unit', 'vitest.config.ts') },
  { title: 'Unit tests of the packages, React 18.2', alone: true, ...vitest('react-18', 'vitest.react-18.config.ts') },
  { title: 'Stories in Chromium', alone: true, needsChromium: true, ...vitest('stories', 'vitest.stories.config.ts') },
  {
    title: 'Journeys in Chromium',
    alone: true,
    needsChromium: true,
    script: commandScript('playwright'),
    args: ['test'],
    results: () => readPlaywrightReport(report('journeys')),
  },
  { title: 'Requirements named by tests', alone: true, script: own('requirements-coverage.mjs') },
];

/** What is said of a test that did not simply pass. */
const faultNames = { failed: 'failed', skipped: 'failed, because it was left out', flaky: 'flaky, passed at the second attempt only' };

/**
 * @param {Stage} stage
 * @param {string | null} chromium
 * @param {AbortSignal} signal
 * @param {((chunk: Buffer) => void) | undefined} print gets what the stage prints, when that is not to be shown at once
 * @returns {Promise<{ passed: number, failed: number, faults: readonly string[] }>} `faults`: what is to be mended, for a reader
 */
async function runStage(stage, chromium, signal, print) {
  if (stage.needsChromium && !chromium) return { passed: 0, failed: 1, faults: ['there is no Chromium, see above'] };
  const env = { NODE_ENV: 'test', ...(chromium ? { CHROMIUM_PATH: chromium } : {}) };
  const code = await runNode(stage.script, stage.args, { env, signal, ...(print ? { print } : {}) });
  const results = (await stage.results?.()) ?? [];
  const passed = results.filter(({ status }) => status === 'passed' || status === 'flaky').length;
  const failed = results.length - passed;
  const faults = results.flatMap(({ title, status }) => (status === 'passed' ? [] : [`${faultNames[status]}: ${title}`]));
  // What failed without a failed test, such as an error between tests, is counted as one.
  if (code !== 0 && failed === 0) return { passed, failed: 1, faults: [...faults, 'failed outside of a test, see above'] };
  return stage.results ? { passed, failed, faults } : { passed: 1, failed: 0, faults };
}

/** @param {number} milliseconds */
function duration(milliseconds) {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

const signal = untilStopped();
await rm(reports, { recursive: true, force: true });
await mkdir(reports, { recursive: true });

const chromium = await ensureChromium().catch((/** @type {unknown} */ error) => {
  console.error(error instanceof Error ? error.message : error);
  return null;
});

const started = performance.now();
/** @type {Map<Stage, { passed: number, failed: number, faults: readonly string[], time: string }>} */
const summary = new Map();
/** @type {import('./lib/test-reports.mjs').TestResult[]} */
const checks = [];

/** @param {Stage} stage */
async function runAndTell(stage) {
  const heading = `\n── ${stages.indexOf(stage) + 1}/${stages.length} ${stage.title}`;
  /** @type {Buffer[]} */
  const printed = [];
  if (stage.alone) console.log(heading);
  const stageStarted = performance.now();
  const counts = await runStage(stage, chromium, signal, stage.alone ? undefined : (chunk) => printed.push(chunk));
  const time = duration(performance.now() - stageStarted);
  if (!stage.alone) console.log(`${heading}\n${Buffer.concat(printed).toString().trimEnd()}`);
  console.log(`── ${stage.title}: ${counts.passed} passed, ${counts.failed} failed, ${time}`);
  summary.set(stage, { ...counts, time });
  if (!stage.results) {
    checks.push({ title: stage.title, status: counts.failed === 0 ? 'passed' : 'failed' });
    // At once, for another stage may end meanwhile.
    writeFileSync(report('checks'), JSON.stringify(checks));
  }
}

await runSideBySide(stages, availableParallelism(), runAndTell, signal);

const total = Array.from(summary.values()).reduce(
  (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
  { passed: 0, failed: stages.length - summary.size },
);
console.log('');
for (const stage of stages) {
  const counts = summary.get(stage);
  if (!counts) continue;
  const { passed, failed, faults, time } = counts;
  const numbers = `${String(passed).padStart(6)} passed ${String(failed).padStart(5)} failed`;
  console.log(`${failed === 0 ? '✓' : '✗'} ${stage.title.padEnd(42)} ${numbers} ${time.padStart(9)}`);
  for (const fault of faults) console.log(`    ${fault}`);
}
console.log(`\n${duration(performance.now() - started)} in all`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
