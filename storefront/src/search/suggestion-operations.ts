import { defineQuery, graphql } from '../commerce/index.ts';
import { isProductError } from '../products/index.ts';

/**
 * Products, categories and corrected terms to what a shopper is typing.
 *
 * Magento refuses to look for categories where the text, of which it may not count special characters, is shorter than
 * the minimum of the store configuration. Products are found all the same.
 */
export const suggestionsQuery = defineQuery({
  name: 'getSearchSuggestions',
  partial: (error) => error.path[0] === 'categories' || isProductError(error),
  document: graphql(`
    query getSearchSuggestions($search: String!) {
      products(search: $search, pageSize: 4) {
        items {
          uid
          name
          url_key
          url_suffix
          small_image {
            url
          }
          price_range {
            minimum_price {
              final_price {
                value
                currency
              }
            }
            maximum_price {
              final_price {
                value
              }
            }
          }
        }
        suggestions {
          search
        }
      }
      categories(filters: { name: { match: $search } }, pageSize: 4) {
        items {
          uid
          name
          url_path
          url_suffix
          include_in_menu
        }
      }
    }
  `),
});

/** Categories whose name has a text. */
export const matchingCategoriesQuery = defineQuery({
  name: 'getMatchingCategories',
  document: graphql(`
    query getMatchingCategories($match: String!) {
      categories(filters: { name: { match: $match } }, pageSize: 6) {
        items {
          uid
          name
          url_path
          url_suffix
          include_in_menu
        }
      }
    }
  `),
});
