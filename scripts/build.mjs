// Builds what the browser and the server run. `--if-changed` leaves a build alone that was made from the same sources.
import { rm } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { build } from 'vite';
import { readBuildStamp, writeBuildStamp } from './lib/build-stamp.mjs';
import { CliError, runMain } from './lib/cli-error.mjs';
import { dist, root } from './lib/paths.mjs';
import { precompress } from './lib/precompress.mjs';
import { listFiles, sourceHash } from './lib/source-hash.mjs';

const configFile = join(root, 'storefront', 'vite.config.ts');

/**
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} step
 * @returns {Promise<T>}
 */
async function timed(title, step) {
  const started = performance.now();
  const result = await step();
  console.log(`${title.padEnd(24)} ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return result;
}

/**
 * Removes files of old builds. Those of the previous build stay, for shoppers and servers that are still using them.
 *
 * @param {string[]} current paths of this build's files, relative to dist
 * @param {string[]} previous the same of the build before
 */
async function prune(current, previous) {
  const kept = new Set([...current, ...previous]);
  for (const file of await listFiles(dist)) {
    const name = relative(dist, file)
      .split(sep)
      .join('/')
      .replace(/\.(br|gz)$/, '');
    if (!kept.has(name) && name !== 'build.json') await rm(file);
  }
}

/**
 * @param {Map<string, number>} sizes
 */
function printSizes(sizes) {
  const rows = [...sizes].filter(([file]) => /\.(js|css)$/.test(file)).sort((one, other) => other[1] - one[1]);
  const total = (/** @type {string} */ extension) =>
    rows.reduce((sum, [file, size]) => (file.endsWith(extension) ? sum + size : sum), 0);
  for (const [file, size] of rows) {
    console.log(`  ${kilobytes(size)}  ${relative(join(dist, 'client'), file)}`);
  }
  console.log(`  ${kilobytes(total('.js'))}  all scripts, brotli`);
  console.log(`  ${kilobytes(total('.css'))}  all styles, brotli`);
}

/** @param {number} bytes */
function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`.padStart(9);
}

/**
 * @param {string} folder below dist
 * @param {boolean} ssr
 * @returns {Promise<string[]>} paths of the written files, relative to dist
 */
async function bundle(folder, ssr) {
  const result = await build({
    configFile,
    logLevel: 'warn',
    build: { emptyOutDir: false, ...(ssr ? { ssr } : {}) },
  }).catch((/** @type {unknown} */ error) => {
    throw new CliError(error instanceof Error ? error.message : String(error));
  });
  if (!('output' in result)) throw new Error('Vite gave no single output.');
  return result.output.map((file) => `${folder}/${file.fileName}`);
}

/** @returns {Promise<string[]>} paths that Vite copies the public files to, relative to dist */
async function publicFiles() {
  const folder = join(root, 'storefront', 'public');
  return (await listFiles(folder)).map((file) => `client/${relative(folder, file).split(sep).join('/')}`);
}

await runMain(async () => {
  process.env['NODE_ENV'] = 'production';
  const previous = (await readBuildStamp()) ?? { hash: '', files: [] };
  const hash = await sourceHash();
  if (previous.hash === hash && process.argv.includes('--if-changed')) return;
  // Until this build is complete there is none, should it be interrupted.
  await writeBuildStamp({ hash: '', files: previous.files });
  const client = await timed('Browser build', () => bundle('client', false));
  const server = await timed('Server build', () => bundle('server', true));
  const files = [...client, 'client/sw.js', ...(await publicFiles()), ...server];
  await prune(files, previous.files);
  const sizes = await timed('Compression', () =>
    precompress(client.filter((file) => !file.includes('/.vite/')).map((file) => join(dist, file))),
  );
  await writeBuildStamp({ hash, files });
  printSizes(sizes);
});
