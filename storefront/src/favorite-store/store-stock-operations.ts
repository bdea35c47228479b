import { defineQuery, graphql } from '../commerce/index.ts';

/**
 * Whether a product can be picked up at a location: it is listed then. Stock Magento, in-store pickup, which requires the
 * product to be assigned to the location and no quantity of it.
 */
export const storeStockQuery = defineQuery({
  name: 'getStoreStock',
  requires: 'pickupLocations',
  document: graphql(`
    query getStoreStock($code: String!, $sku: String!) {
      pickupLocations(filters: { pickup_location_code: { eq: $code } }, productsInfo: [{ sku: $sku }], pageSize: 1) {
        total_count
      }
    }
  `),
});

/** The stores where orders can be picked up, and those of them that offer a product. Stock Magento, in-store pickup. */
export const storesWithProductQuery = defineQuery({
  name: 'getStoresWithProduct',
  requires: 'pickupLocations',
  document: graphql(`
    query getStoresWithProduct($sku: String!, $pageSize: Int!) {
      stores: pickupLocations(pageSize: $pageSize) {
        items {
          pickup_location_code
        }
      }
      withProduct: pickupLocations(productsInfo: [{ sku: $sku }], pageSize: $pageSize) {
        items {
          pickup_location_code
        }
      }
    }
  `),
});
