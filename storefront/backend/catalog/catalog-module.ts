import type { BackendModule } from '../module.ts';
import { fingerprintOf } from '../seed-database/fingerprint.ts';
import { attributeResolvers } from './attribute/attribute-resolvers.ts';
import { categoryResolvers } from './category/category-resolvers.ts';
import { mergeResolvers } from './merge-resolvers.ts';
import { generatedSchema } from './product-list/generated-schema.ts';
import { productListResolvers } from './product-list/product-list-resolvers.ts';
import { configurableResolvers } from './product/configurable-resolvers.ts';
import { productResolvers } from './product/product-resolvers.ts';
import type { CatalogueSeed } from './seed/catalogue-seed.ts';
import { fillCatalogue } from './seed/fill-catalogue.ts';
import { catalogTables } from './tables.ts';

/** Raised when the tables are filled differently from the same seed. */
const FILL_VERSION = 3;

/** Products, categories, attributes and stock. */
export function catalogModule(seed: CatalogueSeed): BackendModule {
  return {
    name: 'catalog',
    sql: catalogTables,
    typeDefs: [
      'common.graphql',
      'attribute.graphql',
      'catalog.graphql',
      'category.graphql',
      'product.graphql',
      'extensions/navigation-promo.graphql',
      'extensions/configurable-super-link.graphql',
      'extensions/omnibus.graphql',
    ],
    generateTypeDefs: ({ database }) => generatedSchema(database),
    resolvers: mergeResolvers(attributeResolvers, categoryResolvers, productListResolvers, productResolvers, configurableResolvers),
    seed: {
      fingerprint: () => fingerprintOf([FILL_VERSION, seed]),
      fill: ({ database }) => {
        fillCatalogue(database, seed);
      },
    },
  };
}
