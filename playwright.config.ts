import { defineConfig, devices } from '@playwright/test';
import { chromiumArguments, findTestBrowser } from './scripts/chromium.mjs';

const executablePath = await findTestBrowser();

/**
 * End-to-end tests through the built shop in a real Chromium. The tags `@desktop` and `@mobile` limit a test to one of
 * the two sizes.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/global-setup.ts',
  outputDir: 'test-results/e2e',
  forbidOnly: true,
  // By files: of a file that is split, each worker starts its shop and browser.
  fullyParallel: false,
  workers: 2,
  // A test that needs the second attempt is named at the end of the run, to be fixed.
  retries: 1,
  // For a machine several times slower than that of a developer: they end what hangs, and say nothing of speed.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    locale: 'pl-PL',
    timezoneId: 'Europe/Warsaw',
    // Each test has a new browser profile, where installing the service worker takes a fifth of the processor time.
    // Tests of the worker, of lost connections and of orders allow it.
    serviceWorkers: 'block',
    // Recording every test slows all of them; `--trace retain-on-failure` records where it is wanted.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { args: chromiumArguments, ...(executablePath && { executablePath }) },
  },
  projects: [
    {
      name: 'desktop-1440',
      grepInvert: /@mobile/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'mobile-375',
      grepInvert: /@desktop/,
      use: { ...devices['Pixel 7'], viewport: { width: 375, height: 812 }, deviceScaleFactor: 2 },
    },
  ],
});
