import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import axe from 'axe-core';
import { root } from '../../scripts/lib/paths.mjs';

/**
 * @typedef {import('../../ui/docs/component-report/component-report.ts').AccessibilityLine} AccessibilityLine
 * @typedef {{ id: string, name: string, level: 'A' | 'AA', lines: string[], note?: string }} Criterion
 */

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** @returns {Criterion[]} the criteria of WCAG 2.2, levels A and AA, with the accessibility lines that make them checkable */
export function readCriteria() {
  return /** @type {Criterion[]} */ (
    JSON.parse(readFileSync(join(root, 'tools', 'component-reports', 'wcag.json'), 'utf8'))
  );
}

/** @returns {Map<string, string[]>} rules of axe by the criterion that they look at */
export function axeRules() {
  /** @type {Map<string, string[]>} */
  const rules = new Map();
  for (const { ruleId, tags } of axe.getRules(TAGS)) {
    for (const tag of tags) {
      const [, principle, guideline, number] = /^wcag(\d)(\d)(\d+)$/.exec(tag) ?? [];
      if (principle === undefined) continue;
      const id = `${principle}.${guideline}.${number}`;
      rules.set(id, [...(rules.get(id) ?? []), ruleId]);
    }
  }
  return rules;
}

/**
 * `docs/accessibility.md`: each criterion with what proves it, then the lines with their tests.
 *
 * @param {readonly Criterion[]} criteria
 * @param {readonly AccessibilityLine[]} lines with their proofs
 * @param {ReadonlyMap<string, readonly string[]>} rules of axe by criterion
 * @throws {Error} when a criterion names a line that does not exist
 */
export function conformanceTable(criteria, lines, rules) {
  const byId = new Map(lines.map((line) => [line.id, line]));
  const rows = criteria.map(({ id, name, level, lines: named, note }) => {
    const proofs = named.map((lineId) => {
      const line = byId.get(lineId);
      if (!line)
        throw new Error(
          `tools/component-reports/wcag.json: ${id} names ${lineId}, which ui/accessibility.lines.json does not have.`,
        );
      return line.proofs.length > 0 ? `[${lineId}](#${lineId.toLowerCase()})` : `${lineId}, not proven`;
    });
    const looked = rules.get(id) ?? [];
    const axeText = looked.length > 0 ? `${looked.length} ${looked.length === 1 ? 'rule' : 'rules'}` : '–';
    return `| ${id} ${name} | ${level} | ${proofs.join(', ') || '–'} | ${axeText} | ${note ?? ''} |`;
  });
  const proven = lines.filter(({ proofs }) => proofs.length > 0);
  const open = lines.filter(({ proofs }) => proofs.length === 0);
  const details = proven.map(({ id, text, proofs }) => {
    const files = [...new Set(proofs.map(({ file }) => file))].sort();
    return `| <a id="${id.toLowerCase()}"></a>${id} | ${text} | ${files.map((file) => `[${file}](../${file})`).join('<br>')} |`;
  });
  return [
    '# Accessibility: what proves it',
    '',
    '<!-- Made by `npm run component-reports` from the titles of tests and stories; do not edit. -->',
    '',
    'WCAG 2.2, levels A and AA. Lines are the checklist of `ui/accessibility.lines.json`; a test or story that names a line in its title proves it.',
    'axe looks at every story, and at the pages of the end-to-end tests, in every test run.',
    '',
    `${proven.length} of ${lines.length} lines are proven. No independent audit has been made, and nobody who uses a screen reader every day has tried the shop yet.`,
    '',
    '| criterion | level | proven by lines | axe | note |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
    '',
    '## Lines without a test',
    '',
    '| line | says | why |',
    '| --- | --- | --- |',
    ...open.map(({ id, text, byHand }) => `| ${id} | ${text} | ${byHand ? 'for people to judge' : 'no test yet'} |`),
    '',
    '## Lines and their tests',
    '',
    '| line | says | tests and stories in |',
    '| --- | --- | --- |',
    ...details,
    '',
  ].join('\n');
}
