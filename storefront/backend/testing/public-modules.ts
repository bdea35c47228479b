import { catalogModule } from '../catalog/index.ts';
import { cmsModule } from '../cms/cms-module.ts';
import type { BackendModule } from '../module.ts';
import { reviewModule } from '../review/review-module.ts';
import { routeModule } from '../route/route-module.ts';
import { storeModule } from '../store/store-module.ts';

/** The modules of the public part of the shop. */
export const publicModules: readonly BackendModule[] = [
  storeModule,
  catalogModule,
  reviewModule,
  cmsModule,
  routeModule,
];
