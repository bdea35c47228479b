import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { StorybookConfig } from '@storybook/react-vite';
import { msw } from 'msw/vite';
import { mergeConfig } from 'vite';
import { messages } from '../storefront/vite/messages-plugin.ts';
import { sourceResolution } from '../storefront/vite/source-resolution.ts';
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
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      // Excludes inherited DOM attributes, which would hide the component's own props. TypeScript may have cached the
      // declarations of those.
      propFilter: (prop) => !/node_modules\/(?!\.cache\/types\/)/.test(prop.parent?.fileName ?? ''),
      shouldExtractLiteralValuesFromEnum: true,
    },
  },
  viteFinal: (viteConfig) =>
    mergeConfig(viteConfig, {
      ...sourceResolution,
      plugins: [react(), vanillaExtractPlugin(), messages(), componentReports(), msw({ mode: 'worker-only' })],
      build: { chunkSizeWarningLimit: 3000 },
    }),
};

export default config;
