import { posix } from 'node:path';

/** Number of imports between a test and a change at which the test still runs. */
const REACH = 2;

const IMPORTS = [/^(?:import|export)\b[^;'"]*?(?:from\s*)?['"]([^'"]+)['"]/gm, /\bimport\(\s*['"]([^'"]+)['"]/g];

/** Browser tests are left out. */
const isUnitTest = (/** @type {string} */ path) => /\.test\.tsx?$/.test(path) && !/^tests\/(?!unit\/)/.test(path);

/** Modules that only pass on what others export. */
const isBarrel = (/** @type {string} */ path) => posix.basename(path) === 'index.ts';

/**
 * Finds the unit tests that are closest to a change: those that import a changed module, or a module that does. What
 * imports it through more modules is not found: a basic component is in use on nearly every page.
 *
 * @param {readonly string[]} changed paths from the repository's root, with slashes; changed tests are found too
 * @param {ReadonlyMap<string, string>} sources code of all modules, by path
 * @param {(specifier: string) => string | null} resolvePackage finds the module behind the name of a package of this
 * repository
 * @returns {{ near: string[], far: number }} `near`: paths of tests, sorted; `far`: number of the tests that are left
 * out
 */
export function relatedTests(changed, sources, resolvePackage) {
  const importers = new Map(Array.from(sources.keys(), (path) => [path, /** @type {string[]} */ ([])]));
  for (const [path, code] of sources) {
    for (const specifier of IMPORTS.flatMap((pattern) => Array.from(code.matchAll(pattern), ([, name = '']) => name))) {
      const target = specifier.startsWith('.') ? posix.join(posix.dirname(path), specifier) : resolvePackage(specifier);
      if (target !== null) importers.get(target)?.push(path);
    }
  }
  const distances = new Map(changed.filter((path) => sources.has(path)).map((path) => [path, 0]));
  const queue = [...distances.keys()];
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const distance = distances.get(path) ?? 0;
    for (const importer of importers.get(path) ?? []) {
      const next = distance + (isBarrel(importer) ? 0 : 1);
      if (next >= (distances.get(importer) ?? Infinity)) continue;
      distances.set(importer, next);
      queue.push(importer);
    }
  }
  const tests = [...distances].filter(([path]) => isUnitTest(path));
  const near = tests.filter(([, distance]) => distance <= REACH).map(([path]) => path);
  return { near: near.sort(), far: tests.length - near.length };
}

/**
 * Finds the module that a package of this repository exports under a name.
 *
 * @param {string} specifier e.g. `@witryna/ui/button`
 * @param {ReadonlyMap<string, string>} sources modules by path from the repository's root
 * @returns {string | null} its path; null when it is another package's
 */
export function packageEntry(specifier, sources) {
  const [, folder, name] = /^@witryna\/([\w-]+)(?:\/(.+))?$/.exec(specifier) ?? [];
  if (folder === undefined) return null;
  const base = `${folder}/src/${name ?? 'index'}`;
  return [`${base}/index.ts`, `${base}.ts`, `${base}.css.ts`].find((path) => sources.has(path)) ?? null;
}
