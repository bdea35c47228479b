import { catalogModule } from '../catalog/index.ts';
import type { CatalogueSeed } from '../catalog/index.ts';
import { cmsModule } from '../cms/cms-module.ts';
import type { CmsSeed } from '../cms/content-seed.ts';
import type { BackendModule } from '../module.ts';
import { reviewModule } from '../review/review-module.ts';
import { routeModule } from '../route/route-module.ts';
import type { SeedUrlRewrite } from '../seed/types.ts';
import { storeModule } from '../store/store-module.ts';
import { catalogueFixture } from './catalogue-fixture.ts';

/** The modules of the public part of the shop, filled with fixtures unless a test brings its own data. */
export function publicModules({
  catalogue = catalogueFixture,
  content = { cmsPages: [], cmsBlocks: [] },
  rewrites = [],
}: { catalogue?: CatalogueSeed; content?: CmsSeed; rewrites?: readonly SeedUrlRewrite[] } = {}): BackendModule[] {
  return [storeModule, catalogModule(catalogue), reviewModule(catalogue), cmsModule(content), routeModule(rewrites)];
}
