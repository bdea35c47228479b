// Compares stories with the committed images of tests/visual/baselines. `--update` (`-u`) renews those that differ;
// `--no-build` takes the Storybook that is there; `--at <date>` sets the clock of the stories; everything else goes to
// Playwright, e.g. `-g "phone: .*button"`.
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { ensureChromium } from '../scripts/chromium.mjs';
import { CliError, runMain } from '../scripts/lib/cli-error.mjs';
import { reports, root } from '../scripts/lib/paths.mjs';
import { commandScript, runNode } from '../scripts/lib/run.mjs';
import { createShutdownSignal } from '../scripts/lib/shutdown-signal.mjs';
import { whyIncomparable } from './visual/baseline-browser.mjs';
import { writePlan } from './visual/plan.mjs';
import { optimizeImages } from './visual/optimize-images.mjs';
import { getSnapshots, unusedBaselines } from './visual/snapshots.mjs';
import { readStories, serveStorybook, storybookFolder } from './visual/storybook-site.mjs';

const folder = join(root, 'tests', 'visual');
const baselines = join(folder, 'baselines');
const browserFile = join(baselines, 'browser.json');
const planFile = join(reports, 'visual', 'plan.json');

const { values, tokens } = parseArgs({
  strict: false,
  tokens: true,
  options: { update: { type: 'boolean', short: 'u' }, 'no-build': { type: 'boolean' }, at: { type: 'string' } },
});
const own = new Set(['update', 'no-build', 'at']);
const ownPlaces = new Set(
  tokens.flatMap((token) =>
    token.kind === 'option' && own.has(token.name)
      ? [token.index, ...(token.value && !token.inlineValue ? [token.index + 1] : [])]
      : [],
  ),
);
const passedOn = process.argv.slice(2).filter((_argument, index) => !ownPlaces.has(index));

/** @returns {Promise<import('./visual/baseline-browser.mjs').BaselineBrowser | null>} */
async function readRecord() {
  return JSON.parse(await readFile(browserFile, 'utf8').catch(() => 'null'));
}

async function listBaselines() {
  const files = await readdir(baselines, { recursive: true }).catch(() => []);
  return files.map((file) => file.split(sep).join('/'));
}

await runMain(async () => {
  const signal = createShutdownSignal();
  const executablePath = await ensureChromium();
  const browser = await chromium.launch({ executablePath });
  const current = { version: browser.version(), platform: `${process.platform}-${process.arch}` };
  try {
    const problem = values['update'] ? null : whyIncomparable(await readRecord(), current);
    if (problem) throw new CliError(problem);

    if (!values['no-build']) {
      const code = await runNode(commandScript('storybook'), ['build', '--output-dir', storybookFolder, '--quiet'], {
        signal,
      });
      if (code !== 0) throw new CliError('The Storybook could not be built; see the messages above.');
    }
    const site = await serveStorybook();
    try {
      const { stories, viewports } = await readStories(await browser.newPage(), site.url);
      await browser.close();
      const snapshots = getSnapshots(stories);
      await writePlan(planFile, { snapshots, viewports });

      const unused = unusedBaselines(await listBaselines(), snapshots);
      if (values['update']) await Promise.all(unused.map((file) => rm(join(baselines, file))));
      const started = Date.now();
      const code = await runNode(
        commandScript('playwright', '@playwright/test'),
        [
          'test',
          '--config',
          join(folder, 'playwright.config.ts'),
          ...passedOn,
          ...(values['update'] ? ['--update-snapshots=changed'] : []),
        ],
        {
          signal,
          env: {
            NODE_ENV: 'test',
            CHROMIUM_PATH: executablePath,
            VISUAL_STORYBOOK: site.url,
            VISUAL_PLAN: planFile,
            ...(typeof values['at'] === 'string' ? { VISUAL_NOW: values['at'] } : {}),
          },
        },
      );
      if (values['update']) await optimizeImages(baselines, started);
      if (code !== 0)
        throw new CliError(
          `Some pictures differ. Each as it should be, as it is and the difference: ${join(reports, 'visual', 'report', 'index.html')}`,
        );
      if (values['update']) await writeFile(browserFile, `${JSON.stringify(current, null, 2)}\n`);
      else if (unused.length > 0)
        throw new CliError(`No story asks for these baselines any more; remove them by --update: ${unused.join(', ')}`);
    } finally {
      await site.stop();
    }
  } finally {
    await browser.close();
  }
});
