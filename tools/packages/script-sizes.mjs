import { basename, join } from 'node:path';
import { rolldown } from 'rolldown';
import { root } from '../../scripts/lib/paths.mjs';
import { brotliBest } from '../../scripts/lib/precompress.mjs';

/**
 * @param {string} specifier e.g. `@witryna/ui/button`
 * @returns {Promise<number>} bytes of the whole entry with all that it needs but React, minified, brotli
 */
export async function measureScript(specifier) {
  return weigh(await bundle(specifier, false));
}

/**
 * Measures an entry whose rarely needed parts load on demand.
 *
 * @param {string} specifier e.g. `@witryna/page-builder`
 * @returns {Promise<{ core: number, lazy: Map<string, number> }>} bytes: `core` is what every page loads, `lazy` what
 * the modules that load on demand add to it, by name
 */
export async function measureParts(specifier) {
  const chunks = await bundle(specifier, true);
  const core = withImports(
    chunks.filter(({ isEntry }) => isEntry),
    chunks,
  );
  /** @type {Map<string, number>} */
  const lazy = new Map();
  for (const chunk of chunks.filter(({ isDynamicEntry }) => isDynamicEntry)) {
    const added = [...withImports([chunk], chunks)].filter((one) => !core.has(one));
    lazy.set(basename(chunk.facadeModuleId ?? chunk.name, '.js'), await weigh(added));
  }
  return { core: await weigh(core), lazy };
}

/**
 * @param {string} specifier
 * @param {boolean} codeSplitting
 * @returns {Promise<import('rolldown').OutputChunk[]>}
 */
async function bundle(specifier, codeSplitting) {
  const entry = '\0entry';
  const build = await rolldown({
    input: entry,
    cwd: join(root, 'storefront'),
    // vanilla-extract is needed only while style sheets are compiled.
    // An entry that another one imports by its name has a size of its own.
    external: (id) =>
      /^(react|react-dom|@vanilla-extract)($|\/)/.test(id) ||
      id.endsWith('.css') ||
      (id === '@witryna/page-builder/parser' && id !== specifier),
    platform: 'browser',
    checks: { moduleLevelDirective: false },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? `export * from '${specifier}';` : null),
      },
    ],
    resolve: { symlinks: true },
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  });
  const { output } = await build.generate({ format: 'es', minify: true, codeSplitting });
  await build.close();
  return output.filter((file) => file.type === 'chunk');
}

/**
 * @param {readonly import('rolldown').OutputChunk[]} first
 * @param {readonly import('rolldown').OutputChunk[]} chunks
 * @returns {Set<import('rolldown').OutputChunk>} these and what loads with them
 */
function withImports(first, chunks) {
  const found = new Set(first);
  for (const { imports } of found) for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk);
  return found;
}

/**
 * @param {Iterable<import('rolldown').OutputChunk>} chunks
 * @returns {Promise<number>} bytes as one file: how they are cut is the business of the application's bundler
 */
async function weigh(chunks) {
  return (await brotliBest(Array.from(chunks, ({ code }) => code).join(''))).length;
}
