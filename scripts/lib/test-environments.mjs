import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

/**
 * Unit tests as two of Vitest's projects. What runs without a document shares its modules with the next file, which saves most
 * of its time; a file with a document gets all of its own, for what is left behind in one cannot be tidied up.
 *
 * @param {object} choice
 * @param {string} choice.name of the run
 * @param {readonly string[]} choice.folders from the project's root
 * @param {readonly string[]} [choice.without] ends of the paths to leave out
 * @returns {import('vitest/config').TestProjectInlineConfiguration[]}
 */
export function byEnvironment({ name, folders, without = [] }) {
  const files = folders.flatMap(testFiles).filter((path) => !without.some((end) => path.endsWith(end)));
  const hasDocument = (/** @type {string} */ path) => readFileSync(join(root, path), 'utf8').startsWith('// @vitest-environment jsdom');
  return [
    { extends: true, test: { name: `${name}, with a document`, include: files.filter(hasDocument) } },
    { extends: true, test: { name, isolate: false, include: files.filter((path) => !hasDocument(path)) } },
  ];
}

/** @param {string} folder */
function testFiles(folder) {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.test\.tsx?$/.test(path) && !/\/(?:node_modules|dist)\//.test(path));
}
