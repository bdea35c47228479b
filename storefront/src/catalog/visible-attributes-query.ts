import { defineQuery, graphql } from '../commerce/index.ts';

/** The attributes that the merchant shows on product pages, and the units of their values. */
export const visibleAttributesQuery = defineQuery({
  name: 'getVisibleAttributes',
  requires: ['customAttributes'],
  document: graphql(`
    query getVisibleAttributes {
      storeConfig {
        base_currency_code
        weight_unit
      }
      attributesList(entityType: CATALOG_PRODUCT, filters: { is_visible_on_front: true }) {
        items {
          code
          label
          frontend_input
        }
      }
    }
  `),
});
