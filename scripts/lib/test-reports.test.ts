import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readPlaywrightReport, readVitestReport } from './test-reports.mjs';

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'witryna-reports-'));
  file = path.join(folder, 'report.json');
});

afterEach(() => rm(folder, { recursive: true, force: true }));

describe("Vitest's report", () => {
  it('is empty when it was not written', async () => {
    expect(await readVitestReport(file)).toEqual([]);
  });

  it('gives each test with the titles of its groups', async () => {
    const assertionResults = [
      { ancestorTitles: ['cart', 'totals'], title: 'adds up', status: 'passed', failureMessages: [] },
      {
        ancestorTitles: ['cart'],
        title: 'needs a second attempt',
        status: 'passed',
        failureMessages: ['AssertionError: …'],
      },
      { ancestorTitles: [], title: 'breaks', status: 'failed' },
      { ancestorTitles: [], title: 'is left out', status: 'pending' },
    ];
    await writeFile(
      file,
      JSON.stringify({ testResults: [{ name: 'cart.test.ts', status: 'failed', assertionResults }] }),
    );
    expect(await readVitestReport(file)).toEqual([
      { title: 'cart › totals › adds up', status: 'passed' },
      { title: 'cart › needs a second attempt', status: 'flaky' },
      { title: 'breaks', status: 'failed' },
      { title: 'is left out', status: 'skipped' },
    ]);
  });

  it('counts a file that could not be run as failed, with the first line of the reason', async () => {
    const files = [
      { name: 'cart.test.ts', status: 'failed', message: 'Cannot find module\n  at load', assertionResults: [] },
      { name: 'menu.test.ts', status: 'failed', message: '', assertionResults: [] },
    ];
    await writeFile(file, JSON.stringify({ testResults: files }));
    expect(await readVitestReport(file)).toEqual([
      { title: 'cart.test.ts could not be run: Cannot find module', status: 'failed' },
      { title: 'menu.test.ts could not be run', status: 'failed' },
    ]);
  });
});

describe("Playwright's report", () => {
  it('is empty when it was not written', async () => {
    expect(await readPlaywrightReport(file)).toEqual([]);
  });

  it('gives each test in each project; one that passed only when repeated is told apart', async () => {
    const tests = [
      { status: 'expected', projectName: 'desktop' },
      { status: 'flaky', projectName: 'mobile' },
    ];
    const inner = { title: 'guest', specs: [{ title: 'orders', tests }] };
    await writeFile(
      file,
      JSON.stringify({ suites: [{ title: 'checkout.spec.ts', specs: [], suites: [inner] }], errors: [] }),
    );
    expect(await readPlaywrightReport(file)).toEqual([
      { title: 'checkout.spec.ts › guest › orders › desktop', status: 'passed' },
      { title: 'checkout.spec.ts › guest › orders › mobile', status: 'flaky' },
    ]);
  });

  it('counts an error outside of tests as failed', async () => {
    await writeFile(file, JSON.stringify({ suites: [], errors: [{ message: 'The shop did not start.' }] }));
    expect(await readPlaywrightReport(file)).toEqual([{ title: 'The shop did not start.', status: 'failed' }]);
  });
});
