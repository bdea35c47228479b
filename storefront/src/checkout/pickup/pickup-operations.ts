import { defineQuery, graphql } from '../../commerce/index.ts';

/** SKUs of what is in the cart: of variants and of the parts of bundles, for the stock is theirs. */
export const pickupProductsQuery = defineQuery({
  name: 'getPickupProducts',
  private: true,
  document: graphql(`
    query getPickupProducts($cartId: String!) {
      cart(cart_id: $cartId) {
        id
        items {
          uid
          __typename
          product {
            __typename
            sku
            ... on BundleProduct {
              items {
                uid
                options {
                  uid
                  id
                  product {
                    __typename
                    sku
                  }
                }
              }
            }
          }
          ... on BundleCartItem {
            bundle_options {
              uid
              values {
                uid
                id
              }
            }
          }
          ... on ConfigurableCartItem {
            configured_variant {
              __typename
              sku
            }
          }
        }
      }
    }
  `),
});

/** Stores where all of these products can be picked up: Magento's in-store pickup. */
export const pickupLocationsQuery = defineQuery({
  name: 'getPickupLocations',
  requires: 'pickupLocations',
  document: graphql(`
    query getPickupLocations($products: [ProductInfoInput], $pageSize: Int!) {
      pickupLocations(productsInfo: $products, pageSize: $pageSize) {
        items {
          pickup_location_code
          name
          street
          city
          postcode
          country_id
          latitude
          longitude
        }
      }
    }
  `),
});

/** Parcel lockers of a carrier. */
export const parcelLockersQuery = defineQuery({
  name: 'getParcelLockers',
  requires: 'parcelLockers',
  document: graphql(`
    query getParcelLockers($carrierCode: String!) {
      parcelLockers(carrier_code: $carrierCode) {
        code
        street
        city
        postcode
        country_id
        description
        latitude
        longitude
      }
    }
  `),
});
