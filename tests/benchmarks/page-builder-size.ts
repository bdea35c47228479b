// Prints how much the parser for browsers weighs: npm run size -w page-builder
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Bundles a module for browsers and gives its script. */
async function bundle(entry: string): Promise<string> {
  const result = await build({ root, configFile: false, logLevel: 'error', build: { write: false, lib: { entry: `${root}${entry}`, formats: ['iife'], name: 'parser' }, minify: true } });
  const outputs = Array.isArray(result) ? result : [result];
  return outputs.flatMap((output) => ('output' in output ? output.output : [])).map((file) => (file.type === 'chunk' ? file.code : '')).join('');
}

const code = await bundle('src/parser/index.browser.ts');
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
console.log(`parser for browsers: ${kilobytes(code.length)} minified, ${kilobytes(brotliCompressSync(code).length)} brotli`);
