import { defineQuery, graphql } from '../../src/commerce/index.ts';

/**
 * Addresses of a page of all categories of the store, of every level and with its root. Without `filters`, Magento returns
 * the root alone.
 */
export const sitemapCategoriesQuery = defineQuery({
  name: 'getSitemapCategories',
  document: graphql(`
    query getSitemapCategories($page: Int!, $size: Int!) {
      categories(filters: {}, currentPage: $page, pageSize: $size) {
        page_info {
          total_pages
        }
        items {
          uid
          url_path
          url_suffix
        }
      }
    }
  `),
});

/** Addresses and images of a page of products in a price range, and how many there are. */
export const sitemapProductsQuery = defineQuery({
  name: 'getSitemapProducts',
  document: graphql(`
    query getSitemapProducts($price: FilterRangeTypeInput!, $page: Int!, $size: Int!) {
      products(filter: { price: $price }, currentPage: $page, pageSize: $size) {
        total_count
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
