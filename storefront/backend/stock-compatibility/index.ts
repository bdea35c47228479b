import type { BackendModule } from '../module.ts';
import { accountSdl } from './account-sdl.ts';
import { catalogSdl } from './catalog-sdl.ts';
import { stockCompatibilityResolvers } from './stock-compatibility-resolvers.ts';
import { paymentResolvers } from './payment-resolvers.ts';
import { paymentSdl } from './payment-sdl.ts';
import { priceResolvers } from './price-resolvers.ts';
import { priceSdl } from './price-sdl.ts';
import { purchaseSdl } from './purchase-sdl.ts';

/**
 * What this shop needs nothing of and other storefronts of Magento Open Source name in their documents: payment
 * methods that are not offered, older fields and mutations. A document with an
 * unknown name would be refused as a whole.
 */
export const stockCompatibilityModules: readonly BackendModule[] = [
  {
    name: 'stock-compatibility',
    generateTypeDefs: () => [catalogSdl, purchaseSdl, accountSdl].join('\n'),
    resolvers: stockCompatibilityResolvers,
  },
  { name: 'older-prices', generateTypeDefs: () => priceSdl, resolvers: priceResolvers },
  { name: 'other-payment-methods', generateTypeDefs: () => paymentSdl, resolvers: paymentResolvers },
];
