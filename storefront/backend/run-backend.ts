import { join } from 'node:path';
import { pino } from 'pino';
import { scaleCatalog } from './catalog/seed/scale-catalog.ts';
import { readMainOptions } from './main-options.ts';
import { createMediaHandler } from './media/index.ts';
import { startBackend } from './server.ts';
import { loadShop, readShop } from './shop/load-shop.ts';

const logger = pino({ name: 'backend' });

async function start(loadDefault: () => Promise<unknown>): Promise<void> {
  const { shopPath, catalogSize, ...options } = readMainOptions(process.env);
  const loaded = shopPath === undefined ? readShop(await loadDefault(), 'The default shop') : await loadShop(shopPath);
  const shop = { ...loaded, catalog: scaleCatalog(loaded.catalog, catalogSize) };
  const running = await startBackend({
    ...options,
    shop,
    ...(shop.images && {
      media: createMediaHandler({
        images: shop.images,
        originalsOnly: options.profile === 'stock',
        cacheFolder: join(options.dataFolder, 'media'),
        onCacheError: (error) => logger.warn(error, 'The image cache cannot be used.'),
      }),
    }),
    reportFailure: (error) => logger.error(error),
  });
  const { service, seeded } = running.backend;
  if (seeded.length > 0) {
    const { cmsPages, cmsBlocks } = service.content;
    console.log(
      `Filled the shop with ${shop.catalog.products.length} products, ${cmsPages.length} pages and ${cmsBlocks.length} blocks.`,
    );
  }
  console.log(`The commerce backend answers at ${running.url}/graphql (data in ${options.dataFolder}).`);

  const stop = (): void => {
    running.close().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error(error);
        process.exit(1);
      },
    );
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

/**
 * Runs the commerce backend in this process until it is stopped, with the shop of `BACKEND_SHOP`.
 *
 * @param loadDefault Loads the module of the shop for the case that `BACKEND_SHOP` is not set.
 */
export function runBackend(loadDefault: () => Promise<unknown>): void {
  start(loadDefault).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
