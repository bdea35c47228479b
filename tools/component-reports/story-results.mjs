import { existsSync, readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { root } from '../../scripts/lib/paths.mjs';

/**
 * What one story's test reported: axe's result, and the themes in which its texts were read. Both are absent where
 * nobody looked.
 *
 * @typedef {object} StoryResult
 * @property {string} file path from the root of the repository
 * @property {string} story
 * @property {{ version: string, width: number, findings: number } | null} axe
 * @property {string[]} themes
 * @property {number} unreadable themes in which texts cannot be read
 */

/**
 * Reads the JSON report of a run of stories.
 *
 * @param {string} path
 * @returns {{ at: string, results: StoryResult[] } | null} null where there is none
 */
export function readStoryResults(path) {
  if (!existsSync(path)) return null;
  const report = /** @type {Report} */ (JSON.parse(readFileSync(path, 'utf8')));
  const results = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, meta }) => {
      const reports = meta?.reports ?? [];
      const axe = reports.find(({ type }) => type === 'a11y')?.result;
      const themes = reports.find(({ type }) => type === 'themes')?.result;
      return {
        file: relative(root, name).split(sep).join('/'),
        story: title,
        axe: axe?.testEngine
          ? {
              version: axe.testEngine.version,
              width: axe.testEnvironment?.windowWidth ?? 0,
              findings: axe.violations?.length ?? 0,
            }
          : null,
        themes: themes?.themes ?? [],
        unreadable: themes?.unreadable ?? 0,
      };
    }),
  );
  return { at: new Date(report.startTime).toISOString(), results };
}

/**
 * What axe found in the stories of one folder.
 *
 * @param {readonly StoryResult[]} results
 * @returns {import('./measurements.mjs').AxeRecord | null} null where axe looked at none
 */
export function getAxeResult(results) {
  const checked = results.flatMap(({ axe, ...result }) => (axe ? [{ ...result, axe }] : []));
  const [first] = checked;
  if (!first) return null;
  const stories = (/** @type {readonly StoryResult[]} */ some) =>
    new Set(some.map(({ file, story }) => `${file} ${story}`));
  const states = stories(checked);
  const widths = [...new Set(checked.map(({ axe }) => axe.width))].sort((one, other) => one - other);
  return {
    version: first.axe.version,
    states: states.size,
    unchecked: [...stories(results)].filter((story) => !states.has(story)).length,
    widths,
    inEachWidth: widths.every(
      (width) => stories(checked.filter(({ axe }) => axe.width === width)).size === states.size,
    ),
    // Only what every story was read in counts.
    themes: [...new Set(checked.flatMap(({ themes }) => themes))]
      .filter((theme) => stories(checked.filter(({ themes }) => themes.includes(theme))).size === states.size)
      .sort(),
    findings: checked.reduce((sum, { axe, unreadable }) => sum + axe.findings + unreadable, 0),
  };
}

/**
 * The parts of the report that are read here.
 *
 * @typedef {{ testEngine?: { version: string }, testEnvironment?: { windowWidth?: number }, violations?: unknown[], themes?: string[], unreadable?: number }} Result
 * @typedef {{ title: string, meta?: { reports?: { type: string, result: Result }[] } }} Assertion
 * @typedef {{ startTime: number, testResults: { name: string, assertionResults: Assertion[] }[] }} Report
 */
