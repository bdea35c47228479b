// Measures what each entry of the packages adds to an application, minified and in brotli without React, and fails
// above its budget. The Page Builder renderer is also measured by what loads on demand. `--update` gives new entries a budget and drops those of entries that are gone; budgets that stand
// are changed by hand, with a reason.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CliError, runMain } from '../scripts/lib/cli-error.mjs';
import { reports, root } from '../scripts/lib/paths.mjs';
import { brotliBest } from '../scripts/lib/precompress.mjs';
import { runNode } from '../scripts/lib/run.mjs';
import { packageFolders, publishedManifest } from './packages/manifest.mjs';
import { findWrongSize, sizeClaims } from './packages/readme-sizes.mjs';
import { measureParts, measureScript } from './packages/script-sizes.mjs';

const budgetFile = join(root, 'tools', 'package-sizes.json');

// Room to grow before somebody has to think about it.
const ROOM = 1.1;

/** @returns {Promise<Map<string, number>>} bytes by entry, e.g. `@witryna/ui/button` */
async function measure() {
  /** @type {Map<string, number>} */
  const sizes = new Map();
  for (const folder of packageFolders) {
    const { name, exports } = publishedManifest(folder);
    for (const [subpath, target] of Object.entries(exports)) {
      if (subpath.endsWith('.json') || subpath.includes('*')) continue;
      const specifier = name + subpath.slice(1);
      const file = typeof target === 'string' ? target : target['default'];
      const isStyles = typeof file === 'string' && file.endsWith('.css');
      sizes.set(specifier, isStyles ? await styleSize(join(folder, file)) : await measureScript(specifier));
    }
  }
  for (const sheet of ['styles.css', 'styles.unlayered.css'])
    for (const component of ['button', 'dialog'])
      sizes.set(`@witryna/ui/${component}/${sheet}`, await styleSize(join('ui', 'dist', component, sheet)));
  const { core, lazy } = await measureParts('@witryna/page-builder');
  sizes.set('@witryna/page-builder, every page', core);
  for (const [name, size] of lazy) sizes.set(`@witryna/page-builder, on demand: ${name}`, size);
  return sizes;
}

/**
 * @param {string} file path from the repository
 * @returns {Promise<number>} bytes in brotli
 */
async function styleSize(file) {
  return (await brotliBest(await readFile(join(root, file)))).length;
}

/** @param {number} bytes */
function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(2)} kB`.padStart(10);
}

await runMain(async () => {
  const built = await runNode(join(root, 'tools', 'build-packages.mjs'), ['--if-changed']);
  if (built !== 0) throw new CliError('The packages could not be built, see above.');
  const at = new Date().toISOString();
  const sizes = await measure();
  await mkdir(reports, { recursive: true });
  await writeFile(join(reports, 'package-sizes.json'), JSON.stringify({ at, bytes: Object.fromEntries(sizes) }));
  const budgets = new Map(
    Object.entries(
      /** @type {Record<string, number>} */ (JSON.parse(await readFile(budgetFile, 'utf8').catch(() => '{}'))),
    ),
  );
  if (process.argv.includes('--update')) {
    const updated = Array.from(sizes, ([entry, size]) => [
      entry,
      budgets.get(entry) ?? Math.ceil((size * ROOM) / 50) * 50,
    ]);
    await writeFile(budgetFile, `${JSON.stringify(Object.fromEntries(updated), null, 2)}\n`);
    return;
  }
  console.log(`${'minified, brotli, without React'.padEnd(44)} ${'size'.padStart(10)} ${'at most'.padStart(10)}`);
  for (const [entry, size] of sizes) {
    const budget = budgets.get(entry);
    const verdict = budget === undefined ? '  no budget: npm run size -- --update' : size > budget ? '  too much' : '';
    console.log(
      `${entry.padEnd(44)} ${kilobytes(size)} ${budget === undefined ? ''.padStart(10) : kilobytes(budget)}${verdict}`,
    );
    if (verdict) process.exitCode = 1;
  }
  for (const claim of sizeClaims) {
    const wrong = findWrongSize(claim, await readFile(join(root, claim.readme), 'utf8'), sizes.get(claim.subject));
    if (!wrong) continue;
    console.log(wrong);
    process.exitCode = 1;
  }
  for (const entry of budgets.keys()) {
    if (sizes.has(entry)) continue;
    console.log(`${entry.padEnd(44)} is gone: npm run size -- --update`);
    process.exitCode = 1;
  }
});
