/**
 * The tokens that style sheets use, as they are written: `vars.color.border.control` and `media.forcedColors`.
 *
 * @param {readonly string[]} sheets texts of `*.css.ts`
 * @returns {{ tokens: string[], media: string[] }} sorted, each once
 */
export function styleValues(sheets) {
  const all = sheets.join('\n');
  const found = (/** @type {RegExp} */ pattern) =>
    [...new Set(Array.from(all.matchAll(pattern), ([, path = '']) => path))].sort();
  return { tokens: found(/\bvars\.([\w.]*\w)/g), media: found(/\bmedia\.(\w+)/g) };
}
