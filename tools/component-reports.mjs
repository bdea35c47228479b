// Writes docs/accessibility.md from the titles of tests and stories, and caches for Storybook what the last runs have
// measured (`npm run size`, and the stories of `npm test` or `npm run test:stories -- --reporter=json
// --outputFile.json=test-results/stories.json`). `--check` only compares the document, and fails when it is out of
// date.
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { runMain } from '../scripts/lib/cli-error.mjs';
import { reports, root } from '../scripts/lib/paths.mjs';
import { allProofs, provenLines, readAreas } from './component-reports/accessibility.mjs';
import { axeRules, conformanceTable, readCriteria } from './component-reports/conformance-table.mjs';
import { componentNames, getComponentFiles } from './component-reports/components.mjs';
import { keepNewer } from './component-reports/measurements.mjs';
import { MEASUREMENTS, readMeasurements, readStatuses } from './component-reports/component-report.mjs';
import { getAxeResult, readStoryResults } from './component-reports/story-results.mjs';

const check = process.argv.includes('--check');

/** @typedef {{ at: string, bytes: Record<string, number> }} SizeReport written by package-sizes.mjs */

/** @param {string} path from the root */
async function put(path, /** @type {unknown} */ value) {
  const text = typeof value === 'string' ? value : `${JSON.stringify(value, null, 2)}\n`;
  const file = join(root, path);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  if (check) {
    console.error(`${path} does not say what the titles of tests and stories say: run npm run component-reports.`);
    process.exitCode = 1;
  } else {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
    console.log(`${path} written`);
  }
}

await runMain(async () => {
  const lines = provenLines(readAreas(), await allProofs());
  await put('docs/accessibility.md', conformanceTable(readCriteria(), lines, axeRules()));

  const names = componentNames();
  const strangers = Object.keys(readStatuses()).filter((name) => !names.includes(name));
  if (strangers.length > 0) {
    console.error(`ui/component-status.json names components that do not exist: ${strangers.join(', ')}.`);
    process.exitCode = 1;
  }
  if (check) return;

  const sizeReport = join(reports, 'package-sizes.json');
  const sizes = existsSync(sizeReport)
    ? /** @type {SizeReport} */ (JSON.parse(readFileSync(sizeReport, 'utf8')))
    : null;
  const stories = readStoryResults(join(reports, 'stories.json'));
  const kept = readMeasurements();
  const measurements = names.map((name) => {
    const files = getComponentFiles(name);
    const bytes = sizes?.bytes[`@witryna/ui/${name}`];
    const size = keepNewer(kept[name]?.size, bytes === undefined ? null : { bytes }, sizes?.at ?? '', files.shipped);
    const own = stories?.results.filter(({ file }) => dirname(file) === `ui/src/${name}`) ?? [];
    const axe = keepNewer(kept[name]?.axe, getAxeResult(own), stories?.at ?? '', files.shownInStories);
    return /** @type {const} */ ([name, { ...(size ? { size } : {}), ...(axe ? { axe } : {}) }]);
  });
  await put(MEASUREMENTS, Object.fromEntries(measurements.filter(([, { size, axe }]) => size ?? axe)));

  const proven = lines.filter(({ proofs }) => proofs.length > 0).length;
  const looked = measurements.filter(([, { axe }]) => axe).length;
  console.log(
    `${proven} of ${lines.length} accessibility lines are proven; axe has looked at ${looked} of ${names.length} components.`,
  );
});
