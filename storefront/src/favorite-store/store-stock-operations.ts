import { defineQuery, graphql } from '../commerce/index.ts';

/**
 * Whether products can all be picked up at a location: it is listed then. Stock Magento, in-store pickup, which
 * requires the products to be assigned to the location and no quantity of them. A SKU that is named twice is found
 * nowhere.
 */
export const storeStockQuery = defineQuery({
  name: 'getStoreStock',
  requires: 'pickupLocations',
  document: graphql(`
    query getStoreStock($code: String!, $products: [ProductInfoInput]!) {
      pickupLocations(filters: { pickup_location_code: { eq: $code } }, productsInfo: $products, pageSize: 1) {
        total_count
      }
    }
  `),
});

/** The stores where orders can be picked up, and those of them that offer all products. Stock Magento, in-store pickup. */
export const storesWithProductQuery = defineQuery({
  name: 'getStoresWithProduct',
  requires: 'pickupLocations',
  document: graphql(`
    query getStoresWithProduct($products: [ProductInfoInput]!, $pageSize: Int!) {
      stores: pickupLocations(pageSize: $pageSize) {
        items {
          pickup_location_code
        }
      }
      withProduct: pickupLocations(productsInfo: $products, pageSize: $pageSize) {
        items {
          pickup_location_code
        }
      }
    }
  `),
});
