import { defineQuery, graphql } from '../commerce/index.ts';

/** Store views of the website (STO-04). */
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
        locale
        default_display_currency_code
        secure_base_media_url
      }
    }
  `),
});

/** Currencies of the store view (STO-12, STO-13). */
export const currencyQuery = defineQuery({
  name: 'getCurrencyData',
  document: graphql(`
    query getCurrencyData {
      currency {
        default_display_currency_code
        available_currency_codes
      }
    }
  `),
});

/** Asks where a path leads in the store view that the `Store` header names (STO-09). */
export const storeRouteQuery = defineQuery({
  name: 'getStoreRoute',
  document: graphql(`
    query getStoreRoute($url: String!) {
      route(url: $url) {
        relative_url
      }
    }
  `),
});
