import { defineQuery, graphql } from '../commerce/index.ts';

const storeFragment = graphql(`
  fragment StoreLocatorStore on AbsoStore {
    entity_id
    identifier
    name
    url_key
    relative_url
    address1
    address2
    city
    postcode
    region
    country_id
    telephone
    store_type
    latitude
    longitude
    is_active
    opening_hours {
      items {
        day
        open
        close
      }
    }
    special_schedule
    special_hours(dateRangeStart: $dateRangeStart, dateRangeEnd: $dateRangeEnd) {
      title
      date
      dayLabel
      open
      close
    }
  }
`);

/** All physical shops with their hours in a range of ISO dates (LOC-05). */
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
