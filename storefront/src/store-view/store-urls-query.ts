import { defineQuery, graphql } from '../commerce/index.ts';

/** The URLs at which the backend has its store views. For the server only, where a page redirects to a URL with a host. */
export const storeUrlsQuery = defineQuery({
  name: 'getStoreUrls',
  document: graphql(`
    query getStoreUrls {
      availableStores {
        store_code
        base_url
        base_link_url
        secure_base_url
        secure_base_link_url
      }
    }
  `),
});
