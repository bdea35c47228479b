import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { StorybookConfig } from '@storybook/react-vite';
import { msw } from 'msw/vite';
import { mergeConfig } from 'vite';
import { messages } from '../storefront/vite/messages-plugin.ts';
import { sourceResolution } from '../storefront/vite/source-resolution.ts';
import { behaviorStories } from './behavior-stories.ts';
import { componentReports } from './component-reports/plugin.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../design-tokens/docs/**/*.stories.tsx',
    '../ui/docs/**/*.stories.tsx',
    '../ui/src/**/*.stories.tsx',
    '../page-builder/src/**/*.stories.tsx',
    '../storefront/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true },
  // Stories that only test behavior, with the codes of what they prove, are for the filter of the sidebar.
  tags: { behavior: { defaultFilterSelection: 'exclude' } },
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      // All packages as one project of sources: the references of the root configuration lead to declarations that only
      // `tsc -b` writes.
      tsconfigPath: '.storybook/docgen.tsconfig.json',
      // Excludes inherited DOM attributes, which would hide the component's own props.
      propFilter: (prop) => !prop.parent?.fileName.includes('/node_modules/'),
      shouldExtractLiteralValuesFromEnum: true,
    },
  },
  viteFinal: (viteConfig) =>
    mergeConfig(viteConfig, {
      ...sourceResolution,
      plugins: [
        behaviorStories(),
        react(),
        vanillaExtractPlugin(),
        messages(),
        componentReports(),
        msw({ mode: 'worker-only' }),
      ],
      // Components without a description are named after their function.
      build: { chunkSizeWarningLimit: 3000, rolldownOptions: { output: { keepNames: true } } },
    }),
};

export default config;
