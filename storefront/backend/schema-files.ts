/// <reference types="vite/client" />
import { isExtensionFile } from '../src/commerce/schema/read-schema.ts';
import type { Profile } from './request-context.ts';

const folder = '../src/commerce/schema/';

// Read by the bundler, so that the built backend needs no source folder next to it.
const contents = import.meta.glob<string>('../src/commerce/schema/**/*.graphql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/**
 * The text of the named SDL files, without those that the profile leaves out.
 *
 * @param names Paths below `src/commerce/schema`.
 * @throws When a file does not exist.
 */
export function schemaText(names: Iterable<string>, profile: Profile): string {
  return [...names]
    .filter((name) => profile === 'extended' || !isExtensionFile(name))
    .map((name) => {
      const text = contents[folder + name];
      if (text === undefined) throw new Error(`There is no schema file "${name}".`);
      return text;
    })
    .join('\n');
}
