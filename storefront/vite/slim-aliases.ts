import { fileURLToPath } from 'node:url';
import type { AliasOptions } from 'vite';

/** Messages are compiled before they ship, and few of react-intl's formatters are used. Server and browser must write the same, so both get this one. */
const slimIntl = { find: /^react-intl$/, replacement: fileURLToPath(new URL('../src/i18n/slim/react-intl.ts', import.meta.url)) };

/** Modules that the server does without. */
export const serverAliases: AliasOptions = [slimIntl];

/**
 * Modules that the browser build does without. Documents are plain strings, so no GraphQL parser is needed; React has the hook that
 * swr brings for older ones. The tests keep the full modules.
 */
export const browserAliases: AliasOptions = [
  slimIntl,
  {
    find: /^use-sync-external-store\/shim$/,
    replacement: 'react',
  },
  {
    find: /^graphql$/,
    replacement: fileURLToPath(new URL('../src/commerce/graphql-stub.ts', import.meta.url)),
  },
];
