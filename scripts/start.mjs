// Builds the shop when its sources have changed, starts it and prints what to try.
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { renderImages } from './lib/render-images.mjs';
import { CliError, runMain } from './lib/cli-error.mjs';
import { root } from './lib/paths.mjs';
import { runNode } from './lib/run.mjs';
import { readSettings } from './lib/settings.mjs';
import { startShop } from './lib/shop.mjs';
import { hasFirstImages, saveImagesStamp } from './lib/images-stamp.mjs';
import { checkStorefrontSettings } from './lib/storefront-settings.mjs';
import { createShutdownSignal, whenAborted } from './lib/shutdown-signal.mjs';
import { readDemoAccounts, welcome } from './lib/welcome.mjs';

await runMain(async () => {
  const signal = createShutdownSignal();
  const settings = await readSettings(process.env);
  await checkStorefrontSettings(process.env);
  const built = await runNode(join(root, 'scripts', 'build.mjs'), ['--if-changed'], { signal });
  if (signal.aborted) return;
  if (built !== 0) throw new CliError('The shop could not be built; see the messages above.');

  const say = (/** @type {string} */ line) => {
    console.log(line);
  };
  const shop = await startShop({ ...settings, say, signal }).catch((/** @type {unknown} */ error) => {
    if (signal.aborted) return null;
    throw error;
  });
  if (!shop) return;

  if (!settings.commerceUrl && !(await hasFirstImages(shop.dataDir))) {
    say('Rendering the images of the first pages ...');
    const isDone = await renderImages(shop, availableParallelism(), { say, signal });
    if (isDone) await saveImagesStamp(shop.dataDir);
  }

  const accounts = settings.commerceUrl || process.env['BACKEND_SHOP'] ? null : await readDemoAccounts();
  console.log(welcome({ shop, accounts, logs: relative(process.cwd(), join(shop.dataDir, 'logs')) }));

  const failure = await Promise.race([whenAborted(signal), shop.ended]);
  console.log('Stopping ...');
  await shop.stop();
  if (failure) throw new CliError(failure);
});
