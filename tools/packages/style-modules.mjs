import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

/**
 * @param {string} outDir absolute path of the built package
 * @param {string} file absolute path of a module
 * @returns {Promise<ReadonlySet<string>>} paths below `src` of the style modules that it needs, also late
 */
export async function findStyleModules(outDir, file) {
  const seen = new Set(existsSync(file) ? [file] : []);
  for (const module of seen) for (const imported of await readImports(module)) seen.add(imported);
  return new Set([...seen].filter(isStyles).map((module) => getSource(outDir, module)));
}

/**
 * Finds the style modules whose classes can meet on an element: those that a module needs of which one is its own.
 *
 * @param {string} outDir absolute path of the built package
 * @returns {Promise<ReadonlyMap<string, ReadonlySet<string>>>} by style module, as a path below `src`
 */
export async function findRelatedStyles(outDir) {
  /** @type {Map<string, Set<string>>} */
  const related = new Map();
  const files = (await readdir(outDir, { recursive: true })).filter((file) => file.endsWith('.js'));
  for (const file of files.map((name) => join(outDir, name))) {
    const own = (await readImports(file)).filter(isStyles).map((module) => getSource(outDir, module));
    if (own.length === 0) continue;
    const needed = await findStyleModules(outDir, file);
    for (const one of own)
      for (const other of needed) {
        related.set(one, (related.get(one) ?? new Set()).add(other));
        related.set(other, (related.get(other) ?? new Set()).add(one));
      }
  }
  return related;
}

/**
 * @param {readonly { modules: ReadonlySet<string> }[]} parts of a style sheet, in order
 * @param {ReadonlyMap<string, ReadonlySet<string>>} related
 * @returns {number[]} for each part a number from 1 on, higher than those of related parts before it
 */
export function rankParts(parts, related) {
  /** @type {number[]} */
  const ranks = [];
  for (const { modules } of parts) {
    const others = new Set([...modules].flatMap((module) => [...(related.get(module) ?? [])]));
    const before = ranks.filter((_, index) => [...(parts[index]?.modules ?? [])].some((module) => others.has(module)));
    ranks.push(Math.max(0, ...before) + 1);
  }
  return ranks;
}

/**
 * @param {string} file absolute path of a module
 * @returns {Promise<string[]>} absolute paths of those of the same package that it imports, also late
 */
async function readImports(file) {
  const code = await readFile(file, 'utf8');
  return Array.from(code.matchAll(/(?:from|import)\s*\(?\s*"(\.[^"]+\.js)"/g), ([, specifier = '']) =>
    join(dirname(file), specifier),
  );
}

/** @param {string} file */
const isStyles = (file) => file.endsWith('.styles.js');

/**
 * @param {string} outDir absolute path of the built package
 * @param {string} file absolute path of a compiled style module
 * @returns {string} its source, as a path below `src`
 */
function getSource(outDir, file) {
  return relative(outDir, file)
    .replaceAll('\\', '/')
    .replace(/\.styles\.js$/, '.css.ts');
}
