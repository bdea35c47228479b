import { ensureBuilt } from '../../scripts/lib/trial-shop.mjs';
import { publishShop } from './shared-shop.ts';
import { startTestShop } from './test-shop.ts';

/** Builds the shop when its sources have changed and starts the one that all journeys of a run share. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  await ensureBuilt();
  const shop = await startTestShop('journeys');
  publishShop(shop);
  return shop.stop;
}
