import { fileURLToPath } from 'node:url';
import type { AliasOptions } from 'vite';

/**
 * Modules that the browser build does without. Messages are compiled before they ship, so no ICU parser is needed, and
 * documents are plain strings, so no GraphQL parser is; React has the hook that swr brings for older ones. The server and the tests keep the full modules.
 */
export const slimAliases: AliasOptions = [
  {
    find: /^\.\/compile-message\.ts$/,
    replacement: fileURLToPath(new URL('../src/i18n/no-compiler.ts', import.meta.url)),
  },
  {
    find: /^use-sync-external-store\/shim$/,
    replacement: 'react',
  },
  {
    find: /^graphql$/,
    replacement: fileURLToPath(new URL('../src/commerce/graphql-stub.ts', import.meta.url)),
  },
];
