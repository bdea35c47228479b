import { join } from 'node:path';
import { root } from '../../scripts/lib/paths.mjs';
import { runNode } from '../../scripts/lib/run.mjs';
import { publishShop } from './shared-shop.ts';
import { startTestShop } from './test-shop.ts';

/** Builds the shop when its sources have changed and starts the one that all journeys of a run share. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const built = await runNode(join(root, 'scripts', 'build.mjs'), ['--if-changed']);
  if (built !== 0) throw new Error('The shop could not be built; see the messages above.');
  const shop = await startTestShop('journeys');
  publishShop(shop);
  return shop.stop;
}
