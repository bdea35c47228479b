import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * What a run of comparisons is about.
 *
 * @typedef {object} Plan
 * @property {import('./snapshots.mjs').Snapshot[]} snapshots
 * @property {Record<string, { width: number, height: number }>} viewports CSS pixels, by name
 */

/**
 * @param {string} file
 * @param {Plan} plan
 */
export async function writePlan(file, plan) {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(plan));
}

/**
 * @param {string} file
 * @returns {Plan} as `writePlan` wrote it
 */
export function readPlan(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
