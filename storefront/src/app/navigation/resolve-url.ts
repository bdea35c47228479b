import { defineQuery, graphql } from '../../commerce/index.ts';

/** Asks the backend what stands at a path (RTE-27 to RTE-32). */
export const resolveUrlQuery = defineQuery({
  name: 'ResolveURL',
  document: graphql(`
    query ResolveURL($url: String!) {
      route(url: $url) {
        relative_url
        redirect_code
        type
        ... on CmsPage {
          identifier
          content
        }
        ... on CategoryInterface {
          uid
        }
        ... on ProductInterface {
          uid
          sku
          image {
            url
          }
          categories {
            uid
          }
        }
        ... on ConfigurableProduct {
          variants {
            product {
              uid
              image {
                url
              }
            }
            super_link {
              attribute_label
              value_label
            }
          }
        }
        ... on AbsoStoreList {
          id
        }
        ... on AbsoStore {
          identifier
        }
      }
    }
  `),
});

/** The same on stock Magento, which knows no shops and no `super_link`. */
export const resolveUrlStockQuery = defineQuery({
  name: 'ResolveURL',
  document: graphql(`
    query ResolveURL($url: String!) {
      route(url: $url) {
        relative_url
        redirect_code
        type
        ... on CmsPage {
          identifier
          content
        }
        ... on CategoryInterface {
          uid
        }
        ... on ProductInterface {
          uid
          sku
          image {
            url
          }
          categories {
            uid
          }
        }
      }
    }
  `),
});
