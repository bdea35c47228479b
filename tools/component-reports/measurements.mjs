import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { root } from '../../scripts/lib/paths.mjs';

/**
 * A measurement as it is cached by `npm run component-reports`: when it was made, and the digest of what was measured.
 *
 * @typedef {{ at: string, digest: string }} Kept
 * @typedef {{ version: string, states: number, unchecked: number, widths: number[], inEachWidth: boolean, themes: string[], findings: number }} AxeRecord
 * @typedef {{ size?: Kept & { bytes: number }, axe?: Kept & AxeRecord }} Measurements of one component
 */

/**
 * Digest of some files' names and contents.
 *
 * @param {readonly string[]} files absolute paths, sorted
 * @returns {string} the first 12 hexadecimal digits of SHA-256
 */
export function getDigest(files) {
  const hash = createHash('sha256');
  for (const file of files) {
    hash.update(relative(root, file).split(sep).join('/'));
    hash.update('\0');
    hash.update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 12);
}

/**
 * Whether files were written after something was measured, so that it says nothing about them.
 *
 * @param {readonly string[]} files absolute paths
 * @param {string} at ISO 8601
 */
export function writtenAfter(files, at) {
  return files.some((file) => statSync(file).mtimeMs > Date.parse(at));
}

/**
 * Puts a new measurement in place of the kept one, if it was made of the files as they are.
 *
 * @template {object} T
 * @param {(Kept & T) | undefined} kept
 * @param {T | null | undefined} measured
 * @param {string} at when, ISO 8601
 * @param {readonly string[]} files what was measured
 * @returns {(Kept & T) | undefined}
 */
export function keepNewer(kept, measured, at, files) {
  if (!measured || writtenAfter(files, at) || (kept && kept.at >= at)) return kept;
  return { at, digest: getDigest(files), ...measured };
}

/**
 * A kept measurement as componentReports show it.
 *
 * @template {object} T
 * @param {(Kept & T) | undefined} kept
 * @param {readonly string[]} files of the component now
 * @returns {(Omit<Kept & T, 'digest'> & { changedSince: boolean }) | null} null: not measured
 */
export function shown(kept, files) {
  if (!kept) return null;
  const { digest, ...rest } = kept;
  return { ...rest, changedSince: digest !== getDigest(files) };
}
