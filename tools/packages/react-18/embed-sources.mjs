import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const MODULES = ['accept-ref', 'attributes', 'use-effect-event'];

/**
 * Writes the sources of the modules for React 18 into their maps, since the package does not contain them as files:
 * tools that read maps report a missing source.
 *
 * @param {string} outDir absolute path of the package's built modules
 */
export async function embedSources(outDir) {
  await Promise.all(
    MODULES.map(async (name) => {
      const map = join(outDir, 'react-18', `${name}.js.map`);
      const source = await readFile(join(import.meta.dirname, `${name}.ts`), 'utf8');
      /** @type {Record<string, unknown>} */
      const content = JSON.parse(await readFile(map, 'utf8'));
      await writeFile(map, JSON.stringify({ ...content, sources: [`${name}.ts`], sourcesContent: [source] }));
    }),
  );
}
