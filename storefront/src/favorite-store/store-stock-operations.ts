import { defineQuery, graphql } from '../commerce/index.ts';

/** Whether a pickup location has a product: it is listed then. Stock Magento, in-store pickup. */
export const storeStockQuery = defineQuery({
  name: 'getStoreStock',
  document: graphql(`
    query getStoreStock($code: String!, $sku: String!) {
      pickupLocations(filters: { pickup_location_code: { eq: $code } }, productsInfo: [{ sku: $sku }], pageSize: 1) {
        total_count
      }
    }
  `),
});
