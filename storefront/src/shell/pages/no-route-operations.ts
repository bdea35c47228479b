import { defineQuery, graphql } from '../../commerce/index.ts';

/** The page that the merchant has made for URLs that lead nowhere (Magento: `web/default/cms_no_route`). */
export const noRouteQuery = defineQuery({
  name: 'getNoRoutePage',
  document: graphql(`
    query getNoRoutePage {
      storeConfig {
        store_code
        cms_no_route
      }
    }
  `),
});
