import { defineQuery, graphql } from '../commerce/index.ts';
import { storeFragment } from './store-fragment.ts';

/** More stores than any list here holds; the backend's own limit of a page is 20. */
export const maxStores = 300;

/** All physical shops with their hours in a range of ISO dates. */
export const storeListQuery = defineQuery({
  name: 'getStoreList',
  requires: 'storeLocator',
  document: graphql(
    `
      query getStoreList($pageSize: Int!, $dateRangeStart: String!, $dateRangeEnd: String!) {
        absoStores(pageSize: $pageSize) {
          items {
            ...StoreLocatorStore
          }
        }
      }
    `,
    [storeFragment],
  ),
});

/** One physical shop by its identifier. */
export const storeQuery = defineQuery({
  name: 'getStore',
  requires: 'storeLocator',
  document: graphql(
    `
      query getStore($identifier: String!, $dateRangeStart: String!, $dateRangeEnd: String!) {
        absoStores(filter: { identifier: { eq: $identifier } }, pageSize: 1) {
          items {
            ...StoreLocatorStore
          }
        }
      }
    `,
    [storeFragment],
  ),
});

/** How the shop's store locator is set up. */
export const storeLocatorConfigQuery = defineQuery({
  name: 'getStoreLocatorConfig',
  requires: 'storeLocator',
  document: graphql(`
    query getStoreLocatorConfig {
      storeConfig {
        store_code
        absolunet_storelocator_distance_unit
        absolunet_storelocator_front_name
      }
    }
  `),
});
