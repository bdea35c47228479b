import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { findChromium } from './scripts/chromium.mjs';
import { sourceResolution } from './storefront/vite/source-resolution.ts';

process.env['NODE_ENV'] = 'test';

const executablePath = await findChromium();

/** Looks beside the default one, as globals of `.storybook/appearance.tsx`. */
const looks = {
  dark: { theme: 'dark' },
  'high-contrast': { theme: 'high-contrast' },
  brand: { brand: 'zawilec' },
  'brand-dark': { brand: 'zawilec', theme: 'dark' },
  'brand-high-contrast': { brand: 'zawilec', theme: 'high-contrast' },
  compact: { density: 'compact', motion: 'reduced' },
} as const;

/**
 * Looks that are asked for: `STORY_LOOKS=dark,brand` adds the projects `stories-dark` and `stories-brand`, `STORY_LOOKS=all` one for
 * each. Without it only the default look is tested, because every look takes as long as the default one.
 */
function wantedLooks(): (keyof typeof looks)[] {
  const wanted = process.env['STORY_LOOKS']?.split(',') ?? [];
  return Object.keys(looks).filter(isLook).filter((look) => wanted.includes(look) || wanted.includes('all'));
}

function isLook(name: string): name is keyof typeof looks {
  return name in looks;
}

/**
 * All stories in one viewport of `.storybook/preview.tsx`. A story that only makes sense in one pins it with
 * `globals: { viewport: { value: 'desktop' } }`.
 */
function storiesIn(viewport: 'phone' | 'desktop', look?: keyof typeof looks): TestProjectInlineConfiguration {
  return {
    extends: true,
    plugins: [storybookTest({ configDir: '.storybook', initialGlobals: { viewport: { value: viewport }, ...(look && looks[look]) } })],
    test: {
      name: `stories-${look ?? viewport}`,
      // Each story is rendered into a cleaned page anyway; a new page for each file costs half of the run.
      isolate: false,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: executablePath ? { executablePath } : {},
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
      'react-intl',
      'react-router-dom',
      'swr',
      'swr/mutation',
      'graphql-request',
      '@radix-ui/react-accordion',
      '@radix-ui/react-dialog',
      '@radix-ui/react-navigation-menu',
      '@radix-ui/react-toast',
      '@vanilla-extract/recipes/createRuntimeFn',
      'storybook/test',
    ],
  },
  test: {
    allowOnly: false,
    projects: [storiesIn('desktop'), storiesIn('phone'), ...wantedLooks().map((look) => storiesIn('desktop', look))],
  },
});
