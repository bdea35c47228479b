import { existsSync, readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { root } from '../../scripts/lib/paths.mjs';

/**
 * What one story's test reported: how many rules axe found broken, and in how many themes texts cannot be read. `axe` is
 * null where it did not look.
 *
 * @typedef {object} StoryResult
 * @property {string} file path from the root of the repository
 * @property {string} story
 * @property {number | null} axe
 * @property {number} unreadable
 */

/**
 * Reads the JSON report of a run of stories.
 *
 * @param {string} path
 * @returns {StoryResult[]} none where there is no report
 */
export function readStoryResults(path) {
  if (!existsSync(path)) return [];
  const report = /** @type {Report} */ (JSON.parse(readFileSync(path, 'utf8')));
  return report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, meta }) => {
      const reports = meta?.reports ?? [];
      const axe = reports.find(({ type }) => type === 'a11y')?.result;
      const themes = reports.find(({ type }) => type === 'themes')?.result;
      return {
        file: relative(root, name).split(sep).join('/'),
        story: title,
        axe: axe?.testEngine ? (axe.violations?.length ?? 0) : null,
        unreadable: themes?.unreadable ?? 0,
      };
    }),
  );
}

/**
 * What axe found in the stories of one folder, each counted once although it was rendered at several widths.
 *
 * @param {readonly StoryResult[]} results
 * @returns {{ states: number, unchecked: number, findings: number } | null} null where axe looked at none
 */
export function getAxeResult(results) {
  const stories = (/** @type {readonly StoryResult[]} */ some) =>
    new Set(some.map(({ file, story }) => `${file} ${story}`));
  const states = stories(results.filter(({ axe }) => axe !== null));
  if (states.size === 0) return null;
  return {
    states: states.size,
    unchecked: [...stories(results)].filter((story) => !states.has(story)).length,
    findings: results.reduce((sum, { axe, unreadable }) => sum + (axe ?? 0) + unreadable, 0),
  };
}

/**
 * The parts of the report that are read here.
 *
 * @typedef {{ testEngine?: { version: string }, violations?: unknown[], themes?: string[], unreadable?: number }} Result
 * @typedef {{ title: string, meta?: { reports?: { type: string, result: Result }[] } }} Assertion
 * @typedef {{ testResults: { name: string, assertionResults: Assertion[] }[] }} Report
 */
