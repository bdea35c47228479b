import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { chromiumArguments, ensureTestBrowser } from '../../scripts/chromium.mjs';
import { reports } from '../../scripts/lib/paths.mjs';

/** The packed packages in applications of others, in a real Chromium. */
export default defineConfig({
  testDir: '.',
  globalSetup: './global-setup.ts',
  outputDir: path.join(reports, 'consumers'),
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: path.join(reports, 'consumers.json') }]],
  use: {
    ...devices['Desktop Chrome'],
    locale: 'pl-PL',
    launchOptions: { args: chromiumArguments, executablePath: await ensureTestBrowser() },
  },
});
