import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { chromiumArguments, findTestBrowser } from './scripts/chromium.mjs';
import { sourceResolution } from './storefront/vite/source-resolution.ts';

process.env['NODE_ENV'] = 'test';

const executablePath = await findTestBrowser();

/**
 * All stories in one viewport of `.storybook/preview.tsx`. A story that only makes sense in one pins it with
 * `globals: { viewport: { value: 'desktop' } }`.
 */
function storiesIn(viewport: 'phone' | 'desktop'): TestProjectInlineConfiguration {
  return {
    extends: true,
    // Colors do not depend on the width, so that one of the two looks at them in every theme and brand.
    plugins: [
      storybookTest({
        configDir: '.storybook',
        initialGlobals: { viewport: { value: viewport }, everyTheme: viewport === 'desktop' },
      }),
    ],
    test: {
      name: `stories-${viewport}`,
      setupFiles: ['.storybook/test-setup.ts'],
      // Each story is rendered into a cleaned page anyway; a new page for each file costs half of the run.
      isolate: false,
      // One viewport after the other, each on all cores: side by side on one core each, the desktop takes twice as long
      // as the phone.
      maxWorkers: '100%',
      sequence: { groupOrder: viewport === 'desktop' ? 0 : 1 },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: { args: chromiumArguments, ...(executablePath && { executablePath }) },
          contextOptions: { locale: 'pl-PL', timezoneId: 'Europe/Warsaw' },
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  };
}

/** Renders every story in a real Chromium, runs its interactions and checks it with axe. */
export default defineConfig({
  ...sourceResolution,
  optimizeDeps: {
    // Found late, a dependency makes Vite reload the page in the middle of the first run.
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      'intl-messageformat',
      'react-router-dom',
      'swr',
      'swr/mutation',
      'graphql-request',
      '@radix-ui/react-accordion',
      '@radix-ui/react-dialog',
      '@radix-ui/react-dropdown-menu',
      '@radix-ui/react-navigation-menu',
      '@radix-ui/react-toast',
      '@vanilla-extract/recipes/createRuntimeFn',
      'axe-core',
      'msw',
      'msw/browser',
      'storybook/test',
    ],
  },
  test: {
    allowOnly: false,
    // A test that needs the second attempt is named at the end of the run, to be fixed.
    retry: 1,
    // The first screen has the whole shop compiled.
    testTimeout: 60_000,
    projects: [storiesIn('desktop'), storiesIn('phone')],
  },
});
