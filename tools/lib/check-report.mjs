import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { reports } from '../../scripts/lib/paths.mjs';

/**
 * Results of a script that checks several things.
 *
 * @typedef {object} CheckReport
 * @property {(title: string, problems: readonly string[]) => void} add prints a check with its problems; with any, the
 *   script fails at its end
 * @property {(name: string) => Promise<void>} save writes the results to the report that `npm test` reads
 */

/**
 * Creates an empty report.
 *
 * @returns {CheckReport}
 */
export function createCheckReport() {
  /** @type {import('../../scripts/lib/test-reports.mjs').TestResult[]} */
  const results = [];
  return {
    add(title, problems) {
      const passed = problems.length === 0;
      results.push({ title, status: passed ? 'passed' : 'failed' });
      console.log(`${passed ? '✓' : '✗'} ${title}`);
      for (const problem of problems) console.log(`    ${problem}`);
      if (!passed) process.exitCode = 1;
    },
    async save(name) {
      await mkdir(reports, { recursive: true });
      await writeFile(join(reports, `${name}.json`), JSON.stringify(results));
    },
  };
}
