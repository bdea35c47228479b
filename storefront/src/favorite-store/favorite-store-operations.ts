import { defineMutation, defineQuery, graphql } from '../commerce/index.ts';
import { storeFragment } from '../stores/index.ts';

/** Whether the shop has favorite stores. */
export const favoriteStoreConfigQuery = defineQuery({
  name: 'getFavoriteStoreConfig',
  requires: 'favoriteStore',
  document: graphql(`
    query getFavoriteStoreConfig {
      storeConfig {
        store_code
        absolunet_storelocator_enable_favorite_point_of_sale
      }
    }
  `),
});

/** The saved favorite of the signed-in customer, else the shop nearest to a place, else none. */
export const favoriteStoreQuery = defineQuery({
  name: 'GetFavoriteStore',
  requires: ['favoriteStore', 'storeLocator'],
  private: true,
  document: graphql(
    `
      query GetFavoriteStore($origin: LocationInput, $dateRangeStart: String!, $dateRangeEnd: String!) {
        getFavoriteStore(origin: $origin) {
          ...StoreLocatorStore
        }
      }
    `,
    [storeFragment],
  ),
});

/** A shop by its identifier. */
export const favoriteStoreDetailsQuery = defineQuery({
  name: 'FavoriteStoreFullDetails',
  requires: ['favoriteStore', 'storeLocator'],
  document: graphql(
    `
      query FavoriteStoreFullDetails($identifier: String!, $dateRangeStart: String!, $dateRangeEnd: String!) {
        absoStores(filter: { identifier: { eq: $identifier } }) {
          total_count
          items {
            ...StoreLocatorStore
          }
        }
      }
    `,
    [storeFragment],
  ),
});

/** Saves the favorite of the signed-in customer. */
export const setFavoriteStoreMutation = defineMutation({
  name: 'setFavoriteStore',
  requires: ['favoriteStore', 'storeLocator'],
  idempotent: true,
  document: graphql(
    `
      mutation setFavoriteStore($identifier: String!, $dateRangeStart: String!, $dateRangeEnd: String!) {
        setFavoriteStore(identifier: $identifier) {
          ...StoreLocatorStore
        }
      }
    `,
    [storeFragment],
  ),
});
