import { defineQuery, graphql } from '../../src/commerce/index.ts';

/** Addresses of all categories, three levels deep. */
export const sitemapCategoriesQuery = defineQuery({
  name: 'getSitemapCategories',
  document: graphql(`
    query getSitemapCategories {
      categoryList {
        children {
          uid
          url_path
          url_suffix
          children {
            uid
            url_path
            url_suffix
            children {
              uid
              url_path
              url_suffix
            }
          }
        }
      }
    }
  `),
});

/** Addresses and images of a page of products. */
export const sitemapProductsQuery = defineQuery({
  name: 'getSitemapProducts',
  document: graphql(`
    query getSitemapProducts($page: Int!, $size: Int!) {
      products(filter: { price: { from: "0" } }, currentPage: $page, pageSize: $size) {
        page_info {
          total_pages
        }
        items {
          uid
          url_key
          url_suffix
          media_gallery {
            __typename
            url
            disabled
          }
        }
      }
    }
  `),
});
