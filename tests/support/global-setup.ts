import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBuilt } from '../../scripts/lib/temporary-shop.mjs';
import { publishShop } from './shared-shop.ts';
import { picturesVariable, startTestShop } from './test-shop.ts';

/** Builds the shop when its sources have changed and starts the one that all end-to-end tests of a run share. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  await ensureBuilt();
  const pictures = await mkdtemp(path.join(tmpdir(), 'witryna-pictures-'));
  // The worker processes inherit it.
  process.env[picturesVariable] = pictures;
  const shop = await startTestShop('e2e');
  publishShop(shop);
  return async () => {
    await shop.stop();
    await rm(pictures, { recursive: true, force: true });
  };
}
