// Packs the packages and looks at them as editors, compilers and bundlers will: publint, "are the types wrong", and the
// styles of the packages and of the shop's build.
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { runMain } from '../scripts/lib/cli-error.mjs';
import { createCheckReport } from './lib/check-report.mjs';
import { packPackages } from './lib/pack.mjs';
import { dist, root } from '../scripts/lib/paths.mjs';
import { CLASS_PREFIXES } from './packages/bundle.mjs';
import { needsClient } from './packages/client-components.mjs';
import { foreignSelectors } from './packages/foreign-selectors.mjs';
import { layerFaults, namesWithout, statesLayerOrder } from './packages/layer-order.mjs';
import { listBuilt } from './packages/sources.mjs';
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
  return messages.map(
    (message) => `publint: ${formatMessage(message, pkg, { color: false }) ?? message.code} (${manifest.name})`,
  );
}

/**
 * @param {Buffer} tarball
 */
async function checkTypes(tarball) {
  const result = await checkPackage(createPackageFromTarballData(tarball));
  if (!result.types) return ['types: there are none'];
  const isCode = (/** @type {string} */ entry) => !/\.json$|\/\*$/.test(entry);
  return result.problems
    .filter((problem) => !('entrypoint' in problem) || isCode(problem.entrypoint))
    .filter((problem) => !('resolutionKind' in problem) || SUPPORTED.includes(problem.resolutionKind))
    .filter((problem) => !('resolutionOption' in problem) || problem.resolutionOption !== 'node10')
    .map((problem) => `types: ${JSON.stringify(problem)}`);
}

/**
 * @param {import('./packages/manifest.mjs').PackageFolder} folder
 */
async function checkStyles(folder) {
  const css = await readFile(join(root, folder, 'dist', 'styles.css'), 'utf8');
  const unprefixed = namesWithout(folder === 'design-tokens' ? 'w-' : CLASS_PREFIXES[folder], css);
  return [
    ...((await statesLayerOrder(css)) ? [] : ['does not begin with the order of the layers']),
    ...(await layerFaults(css)),
    // Class names that content brings along, from Magento's editor and the embed code of Tint, are not ours to choose.
    ...unprefixed
      .filter((name) => !name.startsWith('pagebuilder-') && name !== 'tintup')
      .map((name) => `has a name without prefix: ${name}`),
    // Tokens are set on the page and on elements with a theme, and change nothing else of them.
    ...(folder === 'design-tokens' ? [] : foreignSelectors(css)).map(
      (selector) => `has a rule for elements of the application: ${selector}`,
    ),
  ];
}

/**
 * @param {import('./packages/manifest.mjs').PackageFolder} folder
 */
async function checkModules(folder) {
  const modules = (await listBuilt(folder)).filter((file) => file.endsWith('.js'));
  const problems = modules.map(async (file) => {
    const code = await readFile(file, 'utf8');
    const name = relative(join(root, folder), file);
    // Only who writes style sheets with the tokens needs vanilla-extract, an optional peer.
    const mayCompile = folder === 'design-tokens' && basename(file) === 'styling.js';
    return [
      ...(/from "@vanilla-extract\//.test(code) && !mayCompile ? [`${name} needs vanilla-extract`] : []),
      ...(/\.css\.[cm]?js$/.test(file) ? [`${name} would be compiled by vanilla-extract`] : []),
      ...(isComponent(code) && needsClient(code, file) ? [`${name} uses hooks without "use client"`] : []),
    ];
  });
  return (await Promise.all(problems)).flat();
}

/**
 * @param {import('./packages/manifest.mjs').PackageFolder} folder
 */
async function checkMaps(folder) {
  const files = (await listBuilt(folder)).filter((file) => /\.(?:js|d\.ts)$/.test(file));
  const problems = files.map(async (file) => {
    const [, name] = /\n\/\/# sourceMappingURL=(\S+)\s*$/.exec(await readFile(file, 'utf8')) ?? [];
    if (name === undefined) return [];
    const map = join(dirname(file), name);
    const shown = relative(join(root, folder), map);
    if (!existsSync(map)) return [`${shown} does not exist`];
    /** @type {{ sources: string[], sourcesContent?: string[] }} */
    const { sources, sourcesContent } = JSON.parse(await readFile(map, 'utf8'));
    const packed = join(root, folder, 'src', sep);
    return sources
      .map((source) => join(dirname(map), source))
      .filter((source, index) => !sourcesContent?.[index] && !(source.startsWith(packed) && existsSync(source)))
      .map((source) => `${shown} refers to ${relative(root, source)}, which the package does not contain`);
  });
  return (await Promise.all(problems)).flat();
}

/** @param {string} code */
function isComponent(code) {
  return code.includes('from "react/jsx-runtime"');
}

/** @returns {Promise<string[]>} style sheets of the shop's build; none without one */
async function shopStyles() {
  const assets = join(dist, 'client', 'assets');
  return existsSync(assets)
    ? (await readdir(assets)).filter((file) => file.endsWith('.css')).map((file) => join(assets, file))
    : [];
}

const report = createCheckReport();

await runMain(async () => {
  for (const { folder, tarball } of await packPackages(join(root, 'node_modules', '.cache', 'packed'))) {
    const content = await readFile(tarball);
    const manifest = readManifest(folder);
    report.add(
      `${manifest.name} is packed in order (publint), ${(content.length / 1000).toFixed(1)} kB`,
      await lint(content, manifest),
    );
    report.add(
      `${manifest.name} has the right types, however it is imported (are the types wrong)`,
      await checkTypes(content),
    );
    report.add(
      `${manifest.name}/styles.css states the order of the layers first, has every rule in a layer, every name prefixed and no rule for other elements`,
      await checkStyles(folder),
    );
    report.add(
      `${manifest.name} has modules that need no vanilla-extract and say where they need a client`,
      await checkModules(folder),
    );
    report.add(`${manifest.name} contains the sources of its source maps`, await checkMaps(folder));
  }
  for (const file of await shopStyles()) {
    report.add(
      `The shop's ${basename(file).replace(/-[\w-]{7}\.css$/, '.css')} has every rule in a layer, and the layers in order`,
      await layerFaults(await readFile(file, 'utf8')),
    );
  }
  await report.save('packages');
});
