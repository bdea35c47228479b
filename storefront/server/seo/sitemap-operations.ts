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
