// Lists the licenses of what runs in the shop and in the packages, and fails on one that the MIT license cannot be
// given with.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runMain } from '../scripts/lib/cli-error.mjs';
import { root } from '../scripts/lib/paths.mjs';

/** SPDX names. LGPL stands for libvips, a library of its own next to the program, which anyone may replace. */
const ALLOWED = new Set([
  'MIT',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'OFL-1.1',
  'CC0-1.0',
  'Unlicense',
  'BlueOak-1.0.0',
  'Python-2.0',
  'LGPL-3.0-or-later',
]);

/**
 * Whether all parts of an SPDX expression joined by AND are allowed, and one of those joined by OR.
 *
 * @param {string} expression
 * @returns {boolean}
 */
function isAllowed(expression) {
  const parts = expression.replace(/^\((.*)\)$/, '$1').split(' OR ');
  return parts.some((part) => part.split(' AND ').every((name) => ALLOWED.has(name.replace(/[()]/g, '').trim())));
}

/** @typedef {{ version?: string, license?: string, dev?: boolean, devOptional?: boolean, link?: boolean }} LockedPackage */

await runMain(async () => {
  const lock = /** @type {{ packages: Record<string, LockedPackage> }} */ (
    JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'))
  );
  const used = Object.entries(lock.packages).filter(
    ([path, { dev, devOptional, link }]) => path.includes('node_modules/') && !dev && !devOptional && !link,
  );
  /** @type {Map<string, string[]>} */
  const byLicense = new Map();
  for (const [path, { version = '', license = 'unknown' }] of used) {
    const name = `${path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)} ${version}`;
    byLicense.set(license, [...(byLicense.get(license) ?? []), name]);
  }
  let failed = 0;
  for (const [license, names] of [...byLicense].sort(([, one], [, other]) => other.length - one.length)) {
    const allowed = isAllowed(license);
    if (!allowed) failed += names.length;
    console.log(`${allowed ? '✓' : '✗'} ${license} (${names.length}): ${names.sort().join(', ')}`);
  }
  if (used.length === 0 || failed > 0) process.exitCode = 1;
});
