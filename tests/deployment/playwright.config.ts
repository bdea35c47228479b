import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { reports } from '../../scripts/lib/paths.mjs';

/** The shop as it is run for many visitors: several processes behind a cache. No browser is needed. */
export default defineConfig({
  testDir: '.',
  globalSetup: './global-setup.ts',
  outputDir: path.join(reports, 'deployment'),
  forbidOnly: true,
  workers: 1,
  retries: 0,
  timeout: 120_000,
  reporter: [['list'], ['json', { outputFile: path.join(reports, 'deployment.json') }]],
});
