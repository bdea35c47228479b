// Builds what is published of design-tokens, ui and page-builder into their `dist`. `--if-changed` leaves builds alone
// that were made from the same sources.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CliError, runMain } from '../scripts/lib/cli-error.mjs';
import { root } from '../scripts/lib/paths.mjs';
import { commandScript, compilerScript, runNode } from '../scripts/lib/run.mjs';
import { bundlePackage } from './packages/bundle.mjs';
import { declareStyles, writeDeclarations } from './packages/declarations.mjs';
import { writeComponentStyles } from './packages/component-styles.mjs';
import { writeFonts } from './packages/fonts.mjs';
import { layerOrder, stateLayerOrder } from './packages/layer-order.mjs';
import { packageEntries, packageFolders } from './packages/manifest.mjs';
import { splitReset, withoutLayers } from './packages/scope-reset.mjs';
import { isBuiltFrom, packageSourcesHash, rememberBuild } from './packages/sources.mjs';

/**
 * @param {string} title
 * @param {() => Promise<unknown>} step
 */
async function timed(title, step) {
  const started = performance.now();
  await step();
  console.log(`${title.padEnd(24)} ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

/**
 * @param {string} title
 * @param {string} script
 * @param {string[]} args
 */
async function run(title, script, args) {
  if ((await runNode(script, args)) !== 0) throw new CliError(`${title} could not be made, see above.`);
}

/**
 * Writes the style sheets that are published, from the one that the bundler has written: `styles.css` for elements of
 * the package, the same without layers, and `reset.css` for the whole page.
 *
 * @param {string} outDir absolute path
 * @param {boolean} hasComponents whether there are other rules than those of tokens
 */
async function writeStyles(outDir, hasComponents) {
  const order = await layerOrder();
  const { styles, reset } = splitReset(await readFile(join(outDir, 'styles.css'), 'utf8'));
  await writeFile(join(outDir, 'styles.css'), stateLayerOrder(styles, order));
  if (hasComponents) await writeFile(join(outDir, 'styles.unlayered.css'), withoutLayers(styles, order));
  if (reset) await writeFile(join(outDir, 'reset.css'), stateLayerOrder(reset, order));
}

/**
 * Writes the style sheets of single components.
 *
 * @param {ReadonlyMap<string, string>} moduleOfClass
 */
async function writeEntryStyles(moduleOfClass) {
  const entries = packageEntries('ui')
    .filter(({ target }) => typeof target !== 'string' && 'types' in target)
    .map(({ subpath }) => subpath.slice('./'.length))
    .filter((name) => /^[\w-]+$/.test(name));
  await writeComponentStyles(join(root, 'ui', 'dist'), entries, moduleOfClass, await layerOrder());
}

await runMain(async () => {
  process.env['NODE_ENV'] = 'production';
  const hash = await packageSourcesHash();
  if (process.argv.includes('--if-changed') && (await isBuiltFrom(hash))) return;
  await rememberBuild('');
  await timed('Types', () => run('The declarations', compilerScript(), ['-b', ...packageFolders]));
  await timed('design-tokens', () =>
    run('design-tokens', commandScript('tsx'), [join(root, 'design-tokens', 'scripts', 'build.ts')]),
  );
  /** @type {Map<string, ReadonlyMap<string, string>>} */
  const moduleOfClass = new Map();
  for (const folder of /** @type {const} */ (['ui', 'page-builder'])) {
    const outDir = join(root, folder, 'dist');
    await timed(folder, async () => {
      moduleOfClass.set(folder, await bundlePackage(folder, outDir));
      await writeDeclarations(folder, outDir);
    });
  }
  await writeFonts(join(root, 'design-tokens', 'dist'));
  for (const folder of packageFolders) {
    await writeStyles(join(root, folder, 'dist'), folder !== 'design-tokens');
    if (folder === 'ui')
      await timed('styles of components', () => writeEntryStyles(moduleOfClass.get('ui') ?? new Map()));
    await declareStyles(join(root, folder, 'dist'));
  }
  await rememberBuild(hash);
});
