import { defineQuery, graphql } from '../commerce/index.ts';

/** Store views of the website. */
export const availableStoresQuery = defineQuery({
  name: 'availableStores',
  document: graphql(`
    query availableStores {
      availableStores {
        store_code
        store_name
        store_group_code
        store_group_name
        store_sort_order
        is_default_store
        is_default_store_group
        locale
        default_display_currency_code
        secure_base_media_url
        secure_base_link_url
      }
    }
  `),
});

/** Currencies of the store view, and what they are worth. */
export const currencyQuery = defineQuery({
  name: 'getCurrencyData',
  document: graphql(`
    query getCurrencyData {
      currency {
        base_currency_code
        default_display_currency_code
        available_currency_codes
        exchange_rates {
          currency_to
          rate
        }
      }
    }
  `),
});

/** Asks where a path leads in the store view that the `Store` header names. Requested by `fetchRoute`. */
export const storeRouteQuery = defineQuery({
  name: 'getStoreRoute',
  document: graphql(`
    query getStoreRoute($url: String!) {
      route(url: $url) {
        relative_url
      }
    }
  `),
  partial: true,
});

/** Asks what is at a path, in terms that are the same in every store view. Requested by `fetchRoute`. */
export const storeEntityQuery = defineQuery({
  name: 'getStoreEntity',
  document: graphql(`
    query getStoreEntity($url: String!) {
      route(url: $url) {
        __typename
        ... on ProductInterface {
          uid
          sku
        }
        ... on CategoryInterface {
          uid
        }
      }
    }
  `),
  partial: true,
});

/** Asks for the address of a product in the store view that the `Store` header names. */
export const productAddressQuery = defineQuery({
  name: 'getProductAddress',
  document: graphql(`
    query getProductAddress($sku: String!) {
      products(filter: { sku: { eq: $sku } }) {
        items {
          __typename
          uid
          url_key
          url_suffix
        }
      }
    }
  `),
});

/** Asks for the address of a category in the store view that the `Store` header names. */
export const categoryAddressQuery = defineQuery({
  name: 'getCategoryAddress',
  document: graphql(`
    query getCategoryAddress($uid: String!) {
      categories(filters: { category_uid: { eq: $uid } }) {
        items {
          __typename
          uid
          url_path
          url_suffix
        }
      }
    }
  `),
});
