import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../scripts/lib/paths.mjs';
import { findLineIds } from './line-ids.mjs';
import { findProofs } from './titles.mjs';

/**
 * @typedef {import('../../ui/docs/component-report/component-report.ts').Proof} Proof
 * @typedef {import('../../ui/docs/component-report/component-report.ts').AccessibilityLine} AccessibilityLine
 * @typedef {{ area: string, components: string[], lines: Record<string, string>, byHand?: string[] }} Area
 */

/** Folders with tests and stories. */
const PLACES = ['design-tokens', 'ui', 'page-builder', 'storefront', 'tests'];

const NOT_SOURCES = new Set(['node_modules', 'dist', '.data', 'test-results']);

/** @returns {Area[]} the list as it is written in `ui/accessibility.lines.json` */
export function readAreas() {
  return /** @type {Area[]} */ (JSON.parse(readFileSync(join(root, 'ui', 'accessibility.lines.json'), 'utf8')));
}

/** @returns {Promise<Proof[]>} every test and story of the repository, sorted by file */
export async function allProofs() {
  const paths = (await Promise.all(PLACES.map((place) => testFiles(join(root, place))))).flat().sort();
  return paths.flatMap(findProofs);
}

/**
 * The lines with what proves them.
 *
 * @param {readonly Area[]} areas
 * @param {readonly Proof[]} proofs
 * @returns {AccessibilityLine[]} in the order of the areas
 */
export function provenLines(areas, proofs) {
  const known = new Set(areas.flatMap(({ lines }) => Object.keys(lines)));
  /** @type {Map<string, Proof[]>} */
  const byId = new Map();
  for (const proof of proofs) {
    for (const id of findLineIds(proof.title, known)) byId.set(id, [...(byId.get(id) ?? []), proof]);
  }
  return areas.flatMap(({ area, components, lines, byHand = [] }) =>
    Object.entries(lines).map(([id, text]) => ({
      id,
      text,
      area,
      components,
      byHand: byHand.includes(id),
      proofs: byId.get(id) ?? [],
    })),
  );
}

/**
 * @param {string} folder absolute
 * @returns {Promise<string[]>} tests and stories below it
 */
async function testFiles(folder) {
  const entries = await readdir(folder, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory() && !NOT_SOURCES.has(entry.name));
  const below = await Promise.all(folders.map(({ name }) => testFiles(join(folder, name))));
  return [
    ...entries.filter(({ name }) => /\.(test|stories)\.tsx?$/.test(name)).map(({ name }) => join(folder, name)),
    ...below.flat(),
  ];
}
