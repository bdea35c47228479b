import type { BackendModule } from '../module.ts';
import { accountSdl } from './account-sdl.ts';
import { catalogueSdl } from './catalogue-sdl.ts';
import { otherClientsResolvers } from './other-clients-resolvers.ts';
import { otherProductTypes } from './product-types.ts';
import { purchaseSdl } from './purchase-sdl.ts';

/**
 * What this shop needs nothing of and other storefronts of Magento Open Source name in their documents: kinds of products
 * that are not sold here, older fields and mutations. A document with an unknown name would be refused as a whole.
 */
export const otherClientsModule: BackendModule = {
  name: 'other-clients',
  generateTypeDefs: ({ profile }) => [catalogueSdl, otherProductTypes(profile), purchaseSdl, accountSdl].join('\n'),
  resolvers: otherClientsResolvers,
};
