import { join } from 'node:path';
import { pino } from 'pino';
import { artworkLookup } from './catalog/artwork.ts';
import { readMainOptions } from './main-options.ts';
import { createMediaHandler } from './media/index.ts';
import { createModules } from './modules.ts';
import { attributes, categories, productAttributes, products } from './seed/catalogue/index.ts';
import { cmsBlocks, cmsPages, urlRewrites, withoutStoreLocator } from './seed/content/index.ts';
import { scaleCatalogue } from './seed/scale/scale-catalogue.ts';
import { startBackend } from './server.ts';

const logger = pino({ name: 'backend' });

async function main(): Promise<void> {
  const options = readMainOptions(process.env);
  const demo = { attributes, categories, productAttributes, products, cmsPages, cmsBlocks, urlRewrites };
  const seed = scaleCatalogue(options.profile === 'stock' ? withoutStoreLocator(demo) : demo, options.catalogueSize);
  const running = await startBackend({
    ...options,
    modules: createModules(seed),
    media: createMediaHandler({
      lookup: artworkLookup(seed.products),
      cacheFolder: join(options.dataFolder, 'media'),
      onCacheError: (error) => logger.warn(error, 'The image cache cannot be used.'),
    }),
    reportFailure: (error) => logger.error(error),
  });
  if (running.backend.seeded.length > 0) {
    console.log(`Filled the shop with ${seed.products.length} products, ${seed.cmsPages.length} pages and ${seed.cmsBlocks.length} blocks.`);
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

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
