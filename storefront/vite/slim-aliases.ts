import { fileURLToPath } from 'node:url';
import type { AliasOptions } from 'vite';

/**
 * Modules that the browser build does without. Documents are plain strings, so no GraphQL parser is needed; React has the hook that swr brings for older ones. The server
 * and the tests keep the full modules.
 */
export const slimAliases: AliasOptions = [
  {
    find: /^use-sync-external-store\/shim$/,
    replacement: 'react',
  },
  {
    find: /^graphql$/,
    replacement: fileURLToPath(new URL('../src/commerce/graphql-stub.ts', import.meta.url)),
  },
];
