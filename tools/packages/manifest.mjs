import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/lib/paths.mjs';
import { getRepositoryFields, REPOSITORY_VARIABLE } from './repository.mjs';

/** The export condition under which the repository itself reads the sources; they are not published. */
export const SOURCE_CONDITION = '@witryna/source';

/**
 * What is read of a package's `package.json`.
 *
 * @typedef {string | { [condition: string]: ExportTarget }} ExportTarget
 * @typedef {{ name: string, version: string, exports: Record<string, ExportTarget>, [field: string]: unknown }} Manifest
 */

/** Folders of the packages that are published, each after those it needs. */
export const packageFolders = /** @type {const} */ (['design-tokens', 'ui', 'page-builder']);

/** @typedef {typeof packageFolders[number]} PackageFolder */

/**
 * @param {PackageFolder} folder
 * @returns {Manifest} `package.json` as it is in the repository
 */
export function readManifest(folder) {
  return /** @type {Manifest} */ (JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')));
}

/**
 * The names behind the `*` of an entry such as `./*`: the folders of `src` with a module of that name.
 *
 * @param {PackageFolder} folder
 * @param {string} pattern a path from the package with one `*`, e.g. `./src/icons/*.ts`
 * @returns {string[]} sorted
 */
function findNames(folder, pattern) {
  const [before = '', after = ''] = pattern.split('*');
  return readdirSync(join(root, folder, before))
    .filter((name) => name.endsWith(after.includes('/') ? '' : after))
    .map((name) => (after.includes('/') ? name : name.slice(0, name.length - after.length)))
    .filter((name) => existsSync(join(root, folder, before, name + after)))
    .sort();
}

/**
 * Every entry of a package with its target; one with a `*` becomes as many as there are.
 *
 * @param {PackageFolder} folder
 * @param {Manifest} [manifest]
 * @returns {{ subpath: string, target: ExportTarget }[]} in the order of the manifest
 */
export function packageEntries(folder, manifest = readManifest(folder)) {
  const named = new Set(Object.keys(manifest.exports));
  return Object.entries(manifest.exports).flatMap(([subpath, target]) => {
    const source = getSource(target);
    if (!subpath.includes('*') || source === null) return [{ subpath, target }];
    return findNames(folder, source)
      .map((name) => ({ subpath: subpath.replace('*', name), target: fill(target, name) }))
      .filter((entry) => !named.has(entry.subpath));
  });
}

/**
 * @param {ExportTarget} target
 * @returns {string | null} the source of an entry, in Node's version where there are two; null for an entry without one
 */
export function getSource(target) {
  const source = typeof target === 'string' ? undefined : target[SOURCE_CONDITION];
  if (source === undefined || typeof source === 'string') return source ?? null;
  return typeof source['default'] === 'string' ? source['default'] : null;
}

/**
 * All sources that entries of a package name.
 *
 * @param {PackageFolder} folder
 * @returns {string[]} paths from the package, e.g. `./src/index.ts`
 */
export function entrySources(folder) {
  const sources = packageEntries(folder).flatMap(({ target }) =>
    typeof target === 'string' ? [] : leaves(target[SOURCE_CONDITION]),
  );
  return [...new Set(sources)];
}

/**
 * The manifest that is published: no entry leads to sources, and each entry is named, so that editors and checkers see
 * them all.
 *
 * @param {PackageFolder} folder
 * @param {Manifest} [manifest]
 * @param {string} [repository] URL of the public repository
 * @returns {Manifest}
 */
export function publishedManifest(
  folder,
  manifest = readManifest(folder),
  repository = process.env[REPOSITORY_VARIABLE],
) {
  const { scripts: _, devDependencies: __, exports: ___, ...fields } = manifest;
  const entries = packageEntries(folder, manifest)
    .map(({ subpath, target }) => /** @type {const} */ ([subpath, withTypes(withoutSource(target))]))
    // What has sources only, is for the repository alone.
    .filter(([, target]) => typeof target === 'string' || Object.keys(target).length > 0);
  const sideEffects = Array.isArray(fields['sideEffects'])
    ? { sideEffects: fields['sideEffects'].filter((pattern) => !/^\.\/src\/|\.ts$/.test(String(pattern))) }
    : {};
  return {
    ...fields,
    ...sideEffects,
    ...getRepositoryFields(folder, repository),
    name: manifest.name,
    version: manifest.version,
    exports: { ...Object.fromEntries(entries), './package.json': './package.json' },
  };
}

/**
 * @param {ExportTarget} target
 * @returns {ExportTarget}
 */
function withoutSource(target) {
  if (typeof target === 'string') return target;
  const kept = Object.entries(target).filter(([condition]) => condition !== SOURCE_CONDITION);
  return Object.fromEntries(kept.map(([condition, value]) => [condition, withoutSource(value)]));
}

/**
 * TypeScript 6 wants to know what a style sheet is that is imported for its effect.
 *
 * @param {ExportTarget} target
 * @returns {ExportTarget} a style sheet with the empty module that the build puts next to it
 */
function withTypes(target) {
  const file = typeof target === 'string' ? target : target['default'];
  return typeof file === 'string' && file.endsWith('.css') ? { types: `${file}.d.ts`, default: file } : target;
}

/**
 * @param {ExportTarget} target
 * @param {string} name in place of `*`
 * @returns {ExportTarget}
 */
function fill(target, name) {
  if (typeof target === 'string') return target.replace('*', name);
  return Object.fromEntries(Object.entries(target).map(([condition, value]) => [condition, fill(value, name)]));
}

/**
 * @param {ExportTarget | undefined} target
 * @returns {string[]}
 */
function leaves(target) {
  if (target === undefined) return [];
  return typeof target === 'string' ? [target] : Object.values(target).flatMap(leaves);
}
