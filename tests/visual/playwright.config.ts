import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { reports } from '../../scripts/lib/paths.mjs';

const executablePath = process.env['CHROMIUM_PATH'];

/** Started by tools/test-visual.mjs, which serves the Storybook and says which pictures there are. */
export default defineConfig({
  testDir: '.',
  outputDir: path.join(reports, 'visual', 'differences'),
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 120_000,
  // A picture without a baseline fails, in a comparison.
  updateSnapshots: 'none',
  expect: {
    timeout: 30_000,
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
      // The corner of a rounded edge is drawn in two ways from run to run.
      maxDiffPixels: 4,
      // A step of 1 of 255, which another processor may round differently when it decodes a photo. The comparison
      // leaves out pixels that it finds to be the anti-aliasing of an edge.
      threshold: 0.005,
    },
  },
  reporter: [['dot'], ['html', { open: 'never', outputFolder: path.join(reports, 'visual', 'report') }]],
  use: {
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: ['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'],
    },
  },
});
