// Says which requirements of the specification the last test run has proven: those that a passed test names in its title.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure, runMain } from './lib/failure.mjs';
import { reports, root } from './lib/paths.mjs';
import { coverageOf, idsOf } from './lib/requirement-ids.mjs';
import { readOwnReport, readPlaywrightReport, readVitestReport } from './lib/test-reports.mjs';

const report = (/** @type {string} */ name) => join(reports, `${name}.json`);

await runMain(async () => {
  const results = [
    ...(await readVitestReport(report('unit'))),
    ...(await readVitestReport(report('stories'))),
    ...(await readPlaywrightReport(report('journeys'))),
    ...(await readOwnReport(report('budget'))),
    ...(await readOwnReport(report('checks'))),
  ];
  if (results.length === 0) throw new Failure('There are no test results yet; run npm test first.');

  const areas = /** @type {import('./lib/requirement-ids.mjs').Areas} */ (
    JSON.parse(await readFile(join(root, 'tests', 'requirements.json'), 'utf8'))
  );
  const reasons = /** @type {Record<string, string>} */ (JSON.parse(await readFile(join(root, 'tests', 'requirements-without-proof.json'), 'utf8')));
  const { proven, failing, unknown } = coverageOf(results, areas);
  let all = 0;
  for (const [prefix, { area, count }] of Object.entries(areas)) {
    const ids = idsOf(prefix, count);
    all += count;
    const missing = ids.filter((id) => !proven.has(id) && !failing.has(id));
    const numbers = missing.map((id) => id.slice(prefix.length + 1)).join(' ');
    const failed = ids.filter((id) => failing.has(id)).join(' ');
    const done = `${ids.filter((id) => proven.has(id)).length}/${count}`;
    console.log(
      [
        `${prefix.padEnd(4)} ${area.padEnd(26)} ${done.padStart(6)} proven`,
        ...(missing.length > 0 ? [`not proven: ${missing.length === count ? 'all' : numbers}`] : []),
        ...(failed ? [`test fails: ${failed}`] : []),
      ].join('   '),
    );
  }
  console.log(`${proven.size} of ${all} requirements are proven by a passing test, ${failing.size} have a failing one.`);
  for (const [id, reason] of Object.entries(reasons)) console.log(`${id} has no test: ${reason}`);
  const outOfDate = Object.keys(reasons).filter((id) => proven.has(id) || failing.has(id));
  if (outOfDate.length > 0) throw new Failure(`Have a test, and a reason for having none: ${outOfDate.join(', ')}.`);
  if (unknown.size > 0) {
    throw new Failure(`Tests name requirements that do not exist: ${[...unknown].sort().join(', ')}.`);
  }
});
