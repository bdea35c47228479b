// Prints how much the page builder weighs in browsers, without React: npm run size -w page-builder
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type Plugin, type Rolldown } from 'vite';
import { sourceResolution } from '../../storefront/vite/source-resolution.ts';

const root = fileURLToPath(new URL('../../page-builder/', import.meta.url));

/**
 * Vite's own function around each `import()`, which loads style sheets first: what a bundler adds is not of this
 * package.
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null),
};

/** Bundles a module for browsers, React left out, as an application would. */
async function bundle(entry: string): Promise<Rolldown.OutputChunk[]> {
  const result = await build({
    ...sourceResolution,
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [vanillaExtractPlugin(), plainImports],
    build: {
      write: false,
      // The styles are one file.
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: {
        input: `${root}${entry}`,
        preserveEntrySignatures: 'strict',
        external: [/^react(?:-dom)?(?:$|\/)/],
      },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  return outputs.flatMap((output) => ('output' in output ? output.output : [])).filter((file) => file.type === 'chunk');
}

/** The scripts that are loaded with one: itself and everything it imports, if it is not there already. */
function withImports(
  chunk: Rolldown.OutputChunk,
  chunks: readonly Rolldown.OutputChunk[],
  found = new Set<Rolldown.OutputChunk>(),
): Set<Rolldown.OutputChunk> {
  if (found.has(chunk)) return found;
  found.add(chunk);
  for (const name of chunk.imports) {
    const imported = chunks.find(({ fileName }) => fileName === name);
    if (imported) withImports(imported, chunks, found);
  }
  return found;
}

/** Chunks are weighed as one file: how they are cut is the business of the application's bundler. */
function weigh(chunks: Iterable<Rolldown.OutputChunk>): string {
  const code = Array.from(chunks, (chunk) => chunk.code).join('\n');
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`.padStart(8);
  return `${kilobytes(brotliCompressSync(code).length)} brotli ${kilobytes(code.length)} minified`;
}

const print = (name: string, weight: string) => console.log(`${name.padEnd(34)} ${weight}`);

print('parser', weigh(await bundle('src/parser/index.browser.ts')));
const chunks = await bundle('src/index.ts');
const entry = chunks.find(({ isEntry }) => isEntry);
if (!entry) throw new Error('The page builder gave no script.');
const core = withImports(entry, chunks);
print('core of the renderers', weigh(core));
for (const late of chunks.filter(({ isDynamicEntry }) => isDynamicEntry)) {
  print(`  late, on top: ${late.name}`, weigh([...withImports(late, chunks)].filter((chunk) => !core.has(chunk))));
}
