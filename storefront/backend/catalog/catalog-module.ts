import type { BackendModule } from '../module.ts';
import { getFingerprint } from '../seed-database/fingerprint.ts';
import { attributeResolvers } from './attribute/attribute-resolvers.ts';
import { categoryResolvers } from './category/category-resolvers.ts';
import { mergeResolvers } from './merge-resolvers.ts';
import { generatedSchema } from './product-list/generated-schema.ts';
import { productListResolvers } from './product-list/product-list-resolvers.ts';
import { configurableResolvers } from './product/configurable-resolvers.ts';
import { productTypeResolvers } from './product/product-type-resolvers.ts';
import { productResolvers } from './product/product-resolvers.ts';
import { fillCatalog } from './seed/fill-catalog.ts';
import { createCatalogTables } from './tables.ts';

/** Raised when the tables are filled differently from the same seed. */
const FILL_VERSION = 5;

/** Products, categories, attributes and stock. */
export const catalogModule: BackendModule = {
  name: 'catalog',
  sql: createCatalogTables,
  typeDefs: [
    'common.graphql',
    'attribute.graphql',
    'catalog.graphql',
    'category.graphql',
    'product.graphql',
    'product-types.graphql',
    'extensions/navigation-promo.graphql',
    'extensions/configurable-super-link.graphql',
    'extensions/omnibus.graphql',
  ],
  generateTypeDefs: ({ database }) => generatedSchema(database),
  resolvers: mergeResolvers(
    attributeResolvers,
    categoryResolvers,
    productListResolvers,
    productResolvers,
    configurableResolvers,
    productTypeResolvers,
  ),
  seed: {
    fingerprint: ({ shop: { catalog, storeViews } }) =>
      getFingerprint([FILL_VERSION, catalog, storeViews.map(({ locale, texts }) => [locale, texts])]),
    fill: ({ database, shop }) => {
      fillCatalog(database, shop);
    },
  },
};
