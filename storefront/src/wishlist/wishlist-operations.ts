import { defineMutation, defineQuery, graphql, type GraphQLErrorDetail } from '../commerce/index.ts';

/** Returns whether an error costs the list one of its lines, or a part of it, and nothing else. */
const isLineError = ({ path }: GraphQLErrorDetail): boolean => /,items_v2,items,\d/.test(path.join());

/** Whether the store keeps wishlists. */
export const wishlistConfigQuery = defineQuery({
  name: 'getWishlistConfig',
  document: graphql(`
    query getWishlistConfig {
      storeConfig {
        store_code
        magento_wishlist_general_is_enabled
      }
    }
  `),
});

/** Which products are on the list, for the hearts. */
export const wishlistSkusQuery = defineQuery({
  name: 'getWishlistSkus',
  private: true,
  partial: isLineError,
  document: graphql(`
    query getWishlistSkus {
      customer {
        __typename
        wishlists(pageSize: 1) {
          __typename
          id
          items_v2(pageSize: 300) {
            items {
              __typename
              id
              product {
                __typename
                uid
                sku
              }
            }
          }
        }
      }
    }
  `),
});

/** Variables for as many lines as the query of the toggles requests. */
export const allListed = { page: 1, pageSize: 300 };

/** What is on the list, with the chosen options, to compare it with the list of the device. */
export const wishlistChoicesQuery = defineQuery({
  name: 'getWishlistChoices',
  private: true,
  partial: isLineError,
  document: graphql(`
    query getWishlistChoices($page: Int!, $pageSize: Int!) {
      customer {
        __typename
        wishlists(pageSize: 1) {
          __typename
          id
          items_v2(currentPage: $page, pageSize: $pageSize) {
            items {
              __typename
              id
              product {
                __typename
                uid
                sku
              }
              customizable_options {
                customizable_option_uid
                values {
                  value
                }
              }
              ... on ConfigurableWishlistItem {
                configurable_options {
                  configurable_product_option_value_uid
                }
              }
              ... on BundleWishlistItem {
                bundle_options {
                  values {
                    uid
                  }
                }
              }
              ... on DownloadableWishlistItem {
                links_v2 {
                  uid
                }
              }
            }
          }
        }
      }
    }
  `),
});

/** Puts a product on the customer's list, which is made when there is none (list 0). */
export const addToWishlistMutation = defineMutation({
  name: 'AddToWishlist',
  document: graphql(`
    mutation AddToWishlist($items: [WishlistItemInput!]!) {
      addProductsToWishlist(wishlistId: "0", wishlistItems: $items) {
        user_errors {
          code
          message
        }
      }
    }
  `),
});

/** Takes lines off the list; what is not there any more is no failure. */
export const removeFromWishlistMutation = defineMutation({
  name: 'RemoveFromWishlist',
  idempotent: true,
  document: graphql(`
    mutation RemoveFromWishlist($wishlistId: ID!, $itemIds: [ID!]!) {
      removeProductsFromWishlist(wishlistId: $wishlistId, wishlistItemsIds: $itemIds) {
        user_errors {
          code
          message
        }
      }
    }
  `),
});

/** Moves lines of the list into the cart; what the cart refuses stays on the list. */
export const moveToCartMutation = defineMutation({
  name: 'WishlistToCart',
  document: graphql(`
    mutation WishlistToCart($wishlistId: ID!, $itemIds: [ID!]!) {
      addWishlistItemsToCart(wishlistId: $wishlistId, wishlistItemIds: $itemIds) {
        status
        add_wishlist_items_to_cart_user_errors {
          code
          message
          wishlistItemId
        }
      }
    }
  `),
});
