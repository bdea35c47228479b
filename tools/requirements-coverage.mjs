// Prints which requirements the last test run has proven: those that a passed test names in its title.
import { join } from 'node:path';
import { CliError, runMain } from '../scripts/lib/cli-error.mjs';
import { reports } from '../scripts/lib/paths.mjs';
import { getCoverage, readAreas, readReasons } from './lib/requirement-ids.mjs';
import { readOwnReport, readPlaywrightReport, readVitestReport } from '../scripts/lib/test-reports.mjs';

const report = (/** @type {string} */ name) => join(reports, `${name}.json`);

await runMain(async () => {
  const results = [
    ...(await readVitestReport(report('unit'))),
    ...(await readVitestReport(report('stories'))),
    ...(await readPlaywrightReport(report('e2e'))),
    ...(await readOwnReport(report('budget'))),
    ...(await readOwnReport(report('checks'))),
  ];
  if (results.length === 0) throw new CliError('There are no test results yet; run npm test first.');

  const areas = readAreas();
  const reasons = readReasons();
  const { proven, failing, unknown } = getCoverage(results, areas);
  let all = 0;
  for (const [prefix, { area, requirements }] of Object.entries(areas)) {
    const ids = Object.keys(requirements);
    all += ids.length;
    const missing = ids.filter((id) => !proven.has(id) && !failing.has(id));
    const numbers = missing.map((id) => id.slice(prefix.length + 1)).join(' ');
    const failed = ids.filter((id) => failing.has(id)).join(' ');
    const done = `${ids.filter((id) => proven.has(id)).length}/${ids.length}`;
    console.log(
      [
        `${prefix.padEnd(4)} ${area.padEnd(36)} ${done.padStart(6)} proven`,
        ...(missing.length > 0 ? [`not proven: ${missing.length === ids.length ? 'all' : numbers}`] : []),
        ...(failed ? [`test fails: ${failed}`] : []),
      ].join('   '),
    );
  }
  console.log(
    `${proven.size} of ${all} requirements are proven by a passing test of this run, ${failing.size} have a failing one.`,
  );
  for (const [id, reason] of Object.entries(reasons)) console.log(`${id} has no test: ${reason}`);
  const outOfDate = Object.keys(reasons).filter((id) => proven.has(id) || failing.has(id));
  if (outOfDate.length > 0) throw new CliError(`Have a test, and a reason for having none: ${outOfDate.join(', ')}.`);
  if (unknown.size > 0) {
    throw new CliError(`Tests name requirements that do not exist: ${[...unknown].sort().join(', ')}.`);
  }
});
