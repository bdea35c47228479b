import { createRequire } from 'node:module';
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { root } from '../../scripts/lib/paths.mjs';

/** The faces that the shop loads, with their fallbacks, and the files that it has cut. */
export const fontSources = join('storefront', 'src', 'shell');

/**
 * Writes `fonts.css` of the tokens: the faces that they name, with the files and their licenses beside it.
 *
 * @param {string} outDir absolute path
 */
export async function writeFonts(outDir) {
  const css = await readFile(join(root, fontSources, 'fonts.css'), 'utf8');
  const { resolve } = createRequire(join(root, 'storefront', 'package.json'));
  const cut = join(root, fontSources, 'fonts');
  const folder = join(outDir, 'fonts');
  await mkdir(folder, { recursive: true });
  const urls = Array.from(css.matchAll(/url\('([^']+)'\)/g), ([, url = '']) => url);
  for (const url of urls) {
    const file = url.startsWith('./') ? join(root, fontSources, url) : resolve(url);
    await copyFile(file, join(folder, basename(url)));
  }
  for (const license of (await readdir(cut)).filter((file) => file.endsWith('.LICENSE')))
    await copyFile(join(cut, license), join(folder, license));
  const local = css.replace(/url\('([^']+)'\)/g, (_, url) => `url('./fonts/${basename(url)}')`);
  await writeFile(join(outDir, 'fonts.css'), local.replace(/^\/\*[^]*?\*\/\s*/, ''));
}
