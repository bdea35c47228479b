import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { npm } from '../../tools/lib/pack.mjs';

const folder = fileURLToPath(new URL('../../page-builder/bench/', import.meta.url));
const library = `${folder}node_modules/@magento/pagebuilder/lib/`;

/** The global function that {@link bundleMagentoParser} makes. */
export const magentoParser = 'parseStorageHtml';

/**
 * Installs `@magento/pagebuilder` into `page-builder/bench`, where it is not there yet, and bundles its parser.
 *
 * @returns a classic script that sets the global function {@link magentoParser}
 * @throws {Failure} when the registry cannot be reached
 */
export async function bundleMagentoParser(): Promise<string> {
  if (!existsSync(library)) {
    await npm(
      ['install', '--no-package-lock', '--legacy-peer-deps', '--ignore-scripts', '--no-audit', '--no-fund'],
      folder,
    );
  }
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [withoutComponents],
    define: { 'process.env': '{}' },
    build: {
      write: false,
      lib: { entry: `${library}parseStorageHtml.js`, formats: ['iife'], name: magentoParser, fileName: magentoParser },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const [chunk] = outputs
    .flatMap((output) => ('output' in output ? output.output : []))
    .filter((file) => file.type === 'chunk');
  if (!chunk) throw new Error('The parser of @magento/pagebuilder gave no script.');
  return chunk.code;
}

const empty = '\0empty';

/** Its parser imports the list of all its components; they and React are left out, since nothing is drawn. */
const withoutComponents: Plugin = {
  name: 'without-components',
  enforce: 'pre',
  resolveId: (source) => (source === 'react' || /ContentTypes\/[A-Z]\w*$/.test(source) ? empty : null),
  load: (id) => (id === empty ? { code: 'module.exports = { lazy: () => null };', moduleType: 'js' } : null),
};
