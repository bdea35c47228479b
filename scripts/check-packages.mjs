// Packs the packages and looks at them as editors, compilers and bundlers will: publint and "are the types wrong".
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { runMain } from './lib/failure.mjs';
import { packPackages } from './lib/pack.mjs';
import { root } from './lib/paths.mjs';
import { readManifest } from './packages/manifest.mjs';

// The packages are ES modules, for bundlers and for Node from 20.19 on; older ways to resolve them are not supported.
const SUPPORTED = /** @type {readonly string[]} */ (['node16-esm', 'bundler']);

/**
 * @param {Buffer} tarball
 * @param {import('./packages/manifest.mjs').Manifest} manifest
 */
async function lint(tarball, manifest) {
  const content = Uint8Array.from(tarball).buffer;
  const { messages, pkg } = await publint({ pack: { tarball: content }, strict: true });
  return messages.map((message) => `publint: ${formatMessage(message, pkg, { color: false }) ?? message.code} (${manifest.name})`);
}

/**
 * @param {Buffer} tarball
 */
async function checkTypes(tarball) {
  const result = await checkPackage(createPackageFromTarballData(tarball));
  if (!result.types) return ['types: there are none'];
  // Style sheets and data have no types and no ways to import them wrongly.
  const isCode = (/** @type {string} */ entry) => !/\.(css|json)$|\/\*$/.test(entry);
  return result.problems
    .filter((problem) => !('entrypoint' in problem) || isCode(problem.entrypoint))
    .filter((problem) => !('resolutionKind' in problem) || SUPPORTED.includes(problem.resolutionKind))
    .filter((problem) => !('resolutionOption' in problem) || problem.resolutionOption !== 'node10')
    .map((problem) => `types: ${JSON.stringify(problem)}`);
}

await runMain(async () => {
  for (const { folder, tarball } of await packPackages(join(root, 'node_modules', '.cache', 'packed'))) {
    const content = await readFile(tarball);
    const manifest = readManifest(folder);
    const problems = [...(await lint(content, manifest)), ...(await checkTypes(content))];
    console.log(`${manifest.name.padEnd(26)} ${(content.length / 1000).toFixed(1)} kB packed: ${problems.length === 0 ? 'all good' : ''}`);
    for (const problem of problems) console.log(`  ${problem}`);
    if (problems.length > 0) process.exitCode = 1;
  }
});
