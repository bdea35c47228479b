// Writes docs/accessibility.md from the titles of tests and stories, and what the last runs have measured to
// tools/component-reports/measurements.json (`npm run size`, and the stories of `npm test`). `--check` only compares the
// document, `--check-measurements` what the last runs have measured; each fails when its file is out of date.
import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { runMain } from '../scripts/lib/cli-error.mjs';
import { reports, root } from '../scripts/lib/paths.mjs';
import { allProofs, provenLines, readAreas } from './component-reports/accessibility.mjs';
import { axeRules, conformanceTable, readCriteria } from './component-reports/conformance-table.mjs';
import { componentNames } from './component-reports/components.mjs';
import { contentTypeNames } from './component-reports/content-types.mjs';
import { MEASUREMENTS, findOutdated, readMeasurements, renewMeasurement } from './component-reports/measurements.mjs';
import { readStatuses } from './component-reports/component-report.mjs';
import { getAxeResult, readStoryResults } from './component-reports/story-results.mjs';

const check = process.argv.includes('--check');
const checkMeasurements = process.argv.includes('--check-measurements');

/** @typedef {{ bytes: Record<string, number> }} SizeReport written by package-sizes.mjs */

/** @param {string} problem */
function fail(problem) {
  console.error(problem);
  process.exitCode = 1;
}

/** @param {string} path from the root */
async function put(path, /** @type {string} */ text) {
  const file = join(root, path);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  await writeFile(file, text);
  console.log(`${path} written`);
}

/** @returns {Map<string, import('./component-reports/measurements.mjs').Measurement>} what the last runs measured, by folder */
function readLastRuns() {
  const sizeReport = join(reports, 'package-sizes.json');
  const sizes = existsSync(sizeReport)
    ? /** @type {SizeReport} */ (JSON.parse(readFileSync(sizeReport, 'utf8'))).bytes
    : {};
  const stories = readStoryResults(join(reports, 'stories.json'));
  const measure = (/** @type {string} */ folder, /** @type {number | undefined} */ bytes) =>
    /** @type {const} */ ([
      folder,
      {
        ...(bytes !== undefined && { bytes }),
        ...getAxeResult(stories.filter(({ file }) => dirname(file) === folder)),
      },
    ]);
  return new Map([
    ...contentTypeNames().map((name) => measure(`page-builder/src/content-types/${name}`, undefined)),
    ...componentNames().map((name) => measure(`ui/src/${name}`, sizes[`@witryna/ui/${name}`])),
  ]);
}

await runMain(async () => {
  const measurements = readMeasurements();
  if (checkMeasurements) {
    const outdated = Array.from(readLastRuns()).flatMap(([folder, measured]) =>
      findOutdated(folder, measurements[folder], measured),
    );
    for (const problem of outdated) console.error(problem);
    if (outdated.length > 0) fail(`${MEASUREMENTS} is out of date: run npm run component-reports.`);
    return;
  }

  const lines = provenLines(readAreas(), await allProofs());
  const document = conformanceTable(readCriteria(), lines, axeRules());
  const strangers = Object.keys(readStatuses()).filter((name) => !componentNames().includes(name));
  if (strangers.length > 0)
    fail(`ui/component-status.json names components that do not exist: ${strangers.join(', ')}.`);
  if (check) {
    if (readFileSync(join(root, 'docs', 'accessibility.md'), 'utf8') !== document)
      fail(
        'docs/accessibility.md does not say what the titles of tests and stories say: run npm run component-reports.',
      );
    return;
  }

  await put('docs/accessibility.md', document);
  const renewed = Array.from(readLastRuns(), ([folder, measured]) => [
    folder,
    renewMeasurement(measurements[folder] ?? {}, measured),
  ]);
  await put(MEASUREMENTS, `${JSON.stringify(Object.fromEntries(renewed), null, 2)}\n`);

  const proven = lines.filter(({ proofs }) => proofs.length > 0).length;
  console.log(`${proven} of ${lines.length} accessibility lines are proven.`);
});
