// Runs the checks of a change, also after one has failed; with `--full` those of a release too. Its last line is "N
// passed, N failed".
import { writeFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { ensureTestBrowser } from './chromium.mjs';
import { reports } from './lib/paths.mjs';
import { runNode } from './lib/run.mjs';
import { runInParallel } from './lib/run-in-parallel.mjs';
import { reportFile, stages } from './lib/stages.mjs';
import { createShutdownSignal } from './lib/shutdown-signal.mjs';

const full = process.argv.includes('--full');

/** What is said of a test that did not simply pass. */
const faultNames = {
  failed: 'failed',
  skipped: 'failed, because it was left out',
  flaky: 'flaky, passed at the second attempt only',
};

/**
 * @param {import('./lib/stages.mjs').Stage} stage
 * @param {string | null} chromium
 * @param {AbortSignal} signal
 * @param {((chunk: Buffer) => void) | undefined} print gets what the stage prints, when that is not to be shown immediately
 * @returns {Promise<{ passed: number, failed: number, faults: readonly string[] }>} `faults`: what is to be fixed, for
 * a reader
 */
async function runStage(stage, chromium, signal, print) {
  if (stage.needsChromium && !chromium) return { passed: 0, failed: 1, faults: ['there is no Chromium, see above'] };
  const code = await runNode(stage.script, [...(stage.args ?? []), ...(full ? [] : (stage.change ?? []))], {
    env: { NODE_ENV: 'test' },
    signal,
    ...(print ? { print } : {}),
  });
  const results = (await stage.results?.()) ?? [];
  const passed = results.filter(({ status }) => status === 'passed' || status === 'flaky').length;
  const failed = results.length - passed;
  const faults = results.flatMap(({ title, status }) =>
    status === 'passed' ? [] : [`${faultNames[status]}: ${title}`],
  );
  // What failed without a failed test, such as an error between tests, is counted as one.
  if (code !== 0 && failed === 0)
    return { passed, failed: 1, faults: [...faults, 'failed outside of a test, see above'] };
  return stage.results ? { passed, failed, faults } : { passed: 1, failed: 0, faults };
}

/** @param {number} milliseconds */
function duration(milliseconds) {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

// Randomized end-to-end tests have more runs then.
if (full) process.env['RANDOM_RUNS'] = 'all';
const chosen = stages.filter((stage) => full || stage.full !== true);
const leftOut = [
  ...stages.filter((stage) => !chosen.includes(stage)).map(({ title }) => title),
  ...(full ? [] : stages.filter(({ change }) => change).map(({ title }) => `parts of ${title}`)),
];

const signal = createShutdownSignal();
await rm(reports, { recursive: true, force: true });
await mkdir(reports, { recursive: true });

const chromium = await ensureTestBrowser().catch((/** @type {unknown} */ error) => {
  console.error(error instanceof Error ? error.message : error);
  return null;
});

const started = performance.now();
/** @type {Map<import('./lib/stages.mjs').Stage, { passed: number, failed: number, faults: readonly string[], time: string }>} */
const summary = new Map();
/** @type {import('./lib/test-reports.mjs').TestResult[]} */
const checks = [];

/** @param {import('./lib/stages.mjs').Stage} stage */
async function runAndTell(stage) {
  const heading = `\n── ${chosen.indexOf(stage) + 1}/${chosen.length} ${stage.title}`;
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
    // At once, for another stage may end in the meantime.
    writeFileSync(reportFile('checks'), JSON.stringify(checks));
  }
}

await runInParallel(chosen, availableParallelism(), runAndTell, signal);

const total = Array.from(summary.values()).reduce(
  (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
  { passed: 0, failed: chosen.length - summary.size },
);
console.log('');
for (const stage of chosen) {
  const counts = summary.get(stage);
  if (!counts) continue;
  const { passed, failed, faults, time } = counts;
  const numbers = `${String(passed).padStart(6)} passed ${String(failed).padStart(5)} failed`;
  console.log(`${failed === 0 ? '✓' : '✗'} ${stage.title.padEnd(42)} ${numbers} ${time.padStart(9)}`);
  for (const fault of faults) console.log(`    ${fault}`);
}
if (leftOut.length > 0) console.log(`\nLeft out, see npm run test:full: ${leftOut.join(', ')}.`);
console.log(`\n${duration(performance.now() - started)} in all`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
