import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { byEnvironment, documentAliases, documentPackages } from './scripts/lib/test-environments.mjs';
import { messages } from './storefront/vite/messages-plugin.ts';
import { sourceResolution } from './storefront/vite/source-resolution.ts';

// React's production build has no `act`, so a production environment of the caller must not leak in.
process.env['NODE_ENV'] = 'test';

/**
 * Unit tests of all workspaces. Stories have a configuration of their own, so that a broken story index fails only
 * them.
 */
export default defineConfig({
  ...sourceResolution,
  resolve: { ...sourceResolution.resolve, alias: documentAliases },
  plugins: [vanillaExtractPlugin(), messages()],
  test: {
    environment: 'node',
    maxWorkers: '100%',
    projects: byEnvironment({
      name: 'unit',
      folders: ['design-tokens', 'ui', 'page-builder', 'storefront', 'scripts', 'tools', 'tests/unit'],
    }),
    setupFiles: ['tests/support/unit-setup.ts'],
    server: { deps: { inline: documentPackages } },
    // Contexts are not freed for as long as their thread lives.
    vmMemoryLimit: '1GB',
    allowOnly: false,
    testTimeout: 20_000,
    // A test that needs the second attempt is named at the end of the run, to be fixed.
    retry: 1,
  },
});
