import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

/**
 * One test of a finished run.
 *
 * @typedef {object} TestResult
 * @property {string} title titles of its groups and its own, e.g. `cart › [CRT-17] creates a new cart once`
 * @property {'passed' | 'failed' | 'skipped' | 'flaky'} status `flaky`: passed at the second attempt only
 */

/**
 * Reads what Vitest's JSON reporter wrote.
 *
 * @param {string} file
 * @returns {Promise<TestResult[]>} also one failed result for each file that could not be run; empty without a report
 */
export async function readVitestReport(file) {
  const report = /** @type {VitestReport | null} */ (await readJson(file));
  return (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    /** @type {TestResult[]} */
    const tests = assertionResults.map((test) => ({
      title: [...test.ancestorTitles, test.title].join(' › '),
      status: getStatus(test),
    }));
    const broken = status === 'failed' && tests.every((test) => test.status !== 'failed');
    const title = [`${name} could not be run`, message?.split('\n')[0]].filter(Boolean).join(': ');
    return broken ? [...tests, { title, status: /** @type {const} */ ('failed') }] : tests;
  });
}

/**
 * @param {VitestAssertion} test
 * @returns {TestResult['status']} a test that passed keeps the messages of attempts that did not
 */
function getStatus({ status, failureMessages = [] }) {
  if (status === 'passed') return failureMessages.length > 0 ? 'flaky' : 'passed';
  return status === 'failed' ? 'failed' : 'skipped';
}

/**
 * Reads what Playwright's JSON reporter wrote.
 *
 * @param {string} file
 * @returns {Promise<TestResult[]>} one a test and project, and one failed result for each error outside of tests
 */
export async function readPlaywrightReport(file) {
  const report = /** @type {PlaywrightReport | null} */ (await readJson(file));
  if (!report) return [];
  const errors = report.errors.map(({ message = 'unknown error' }) => ({
    title: message,
    status: /** @type {const} */ ('failed'),
  }));
  return [...report.suites.flatMap((suite) => getTests(suite, [])), ...errors];
}

/**
 * Reads results that a script of ours wrote.
 *
 * @param {string} file
 * @returns {Promise<TestResult[]>} empty without a report
 */
export async function readOwnReport(file) {
  return /** @type {TestResult[] | null} */ (await readJson(file)) ?? [];
}

/**
 * @param {PlaywrightSuite} suite
 * @param {string[]} titles of the suites around it
 * @returns {TestResult[]}
 */
function getTests(suite, titles) {
  const path = [...titles, suite.title];
  const own = suite.specs.flatMap((spec) =>
    spec.tests.map(
      /** @returns {TestResult} */ ({ status, projectName }) => ({
        title: [...path, spec.title, projectName].join(' › '),
        status: status === 'expected' ? 'passed' : status === 'skipped' || status === 'flaky' ? status : 'failed',
      }),
    ),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => getTests(inner, path))];
}

/**
 * @param {string} file
 * @returns {Promise<unknown>} null when there is no such file
 */
async function readJson(file) {
  return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : null;
}

/**
 * The parts of the reports that are read here.
 *
 * @typedef {{ ancestorTitles: string[], title: string, status: string, failureMessages?: string[] }} VitestAssertion
 * @typedef {{ testResults: { name: string, status: string, message?: string, assertionResults: VitestAssertion[] }[] }} VitestReport
 * @typedef {{ title: string, tests: { status: string, projectName: string }[] }} PlaywrightSpec
 * @typedef {{ title: string, specs: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 * @typedef {{ suites: PlaywrightSuite[], errors: { message?: string }[] }} PlaywrightReport
 */
