import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/lib/paths.mjs';

/** Where the components stand. */
export const sources = join(root, 'ui', 'src');

/**
 * The folders with components: those that are exported and have a conformance entry.
 *
 * @returns {string[]} sorted
 */
export function componentNames() {
  const exported = Array.from(
    readFileSync(join(sources, 'index.ts'), 'utf8').matchAll(/from '\.\/([\w-]+)\/index\.ts'/g),
    ([, name = '']) => name,
  );
  return exported
    .filter((name) => readdirSync(join(sources, name)).some((file) => file.endsWith('.conformance.tsx')))
    .sort();
}

/**
 * The files of a component, by what they are for.
 *
 * @param {string} name of its folder
 */
export function getComponentFiles(name) {
  const folder = join(sources, name);
  const all = readdirSync(folder)
    .filter((file) => /\.tsx?$/.test(file))
    .sort()
    .map((file) => join(folder, file));
  const of = (/** @type {RegExp} */ pattern) => all.filter((file) => pattern.test(file));
  const shipped = all.filter((file) => !/\.(test|stories|conformance)\.tsx?$|\.sample\.css\.ts$/.test(file));
  return {
    shipped,
    proving: of(/\.(test|stories)\.tsx?$/),
    styles: shipped.filter((file) => file.endsWith('.css.ts')),
    strings: of(/\.strings\.ts$/),
    conformance: of(/\.conformance\.tsx$/),
  };
}
