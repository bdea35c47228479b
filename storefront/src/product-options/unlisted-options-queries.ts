import { defineQuery, graphql } from '../commerce/index.ts';
import { fileOptionFields } from './file-options-query.ts';
import { productOptionsFields } from './product-options-query.ts';

/** What is chosen of a product by its path. Magento does not list a product that is only found by searching. */
export const unlistedOptionsQuery = defineQuery({
  name: 'getUnlistedOptions',
  document: graphql(
    `
      query getUnlistedOptions($url: String!) {
        route(url: $url) {
          __typename
          ...ProductOptions
        }
      }
    `,
    [productOptionsFields],
  ),
});

/** What files the options of such a product take. */
export const unlistedFileOptionsQuery = defineQuery({
  name: 'getUnlistedFileOptions',
  document: graphql(
    `
      query getUnlistedFileOptions($url: String!) {
        route(url: $url) {
          __typename
          ...FileOptions
        }
      }
    `,
    [fileOptionFields],
  ),
});
