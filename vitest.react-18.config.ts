import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { react18 } from './tools/packages/react-18/plugin.mjs';
import { byEnvironment, documentAliases, documentPackages } from './scripts/lib/test-environments.mjs';
import { sourceResolution } from './storefront/vite/source-resolution.ts';

// React's production build has no `act`, so a production environment of the caller must not leak in.
process.env['NODE_ENV'] = 'test';

const installed = path.join(import.meta.dirname, 'tests', 'react-18', 'node_modules');

/** Unit tests of the packages with the oldest React that they support, and with what their build does for it. */
export default defineConfig({
  ...sourceResolution,
  resolve: {
    ...sourceResolution.resolve,
    alias: [
      { find: /^(react|react-dom)(?=$|\/)/, replacement: `${installed}/$1` },
      // As CommonJS modules these would ask Node for React, which knows no aliases.
      { find: /^@testing-library\/react$/, replacement: '@testing-library/react/dist/@testing-library/react.esm.js' },
      ...documentAliases,
    ],
  },
  plugins: [react18(/[\\/](?:ui|page-builder)[\\/]src[\\/].*\.tsx?$/), vanillaExtractPlugin()],
  test: {
    environment: 'node',
    maxWorkers: '100%',
    // Callback refs that return a function to tidy up, and server components, came with React 19.
    projects: byEnvironment({
      name: 'react-18',
      folders: ['ui', 'page-builder'],
      without: ['use-merged-ref.test.tsx', 'page-builder/src/server/rich-content.test.tsx'],
    }),
    setupFiles: ['tests/support/unit-setup.ts'],
    server: { deps: { inline: [...documentPackages, /@floating-ui/, /@testing-library\/react/] } },
    vmMemoryLimit: '1GB',
    allowOnly: false,
    testTimeout: 20_000,
  },
});
