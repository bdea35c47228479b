import {
  defineMutation,
  defineQuery,
  graphql,
  type GraphQLErrorDetail,
  type ResultOf,
  type TypedDocument,
} from '../commerce/index.ts';
import { orderFields, orderRowFields } from './order-fields.ts';
import { orderTaxDisplayFields } from './order-tax-display.ts';

/** The customer's latest orders in all store views of the website, the newest first. */
export const recentOrdersQuery = defineQuery({
  name: 'getRecentOrders',
  private: true,
  document: graphql(
    `
      query getRecentOrders($pageSize: Int!) {
        customer {
          __typename
          orders(pageSize: $pageSize, sort: { sort_field: CREATED_AT, sort_direction: DESC }, scope: WEBSITE) {
            total_count
            items {
              ...OrderRowFields
            }
          }
        }
      }
    `,
    [orderRowFields],
  ),
});

/** A page of the customer's orders in all store views of the website, the newest first. */
export const orderHistoryQuery = defineQuery({
  name: 'getOrderHistory',
  private: true,
  document: graphql(
    `
      query getOrderHistory($page: Int!, $pageSize: Int!) {
        customer {
          __typename
          orders(
            currentPage: $page
            pageSize: $pageSize
            sort: { sort_field: CREATED_AT, sort_direction: DESC }
            scope: WEBSITE
          ) {
            total_count
            page_info {
              total_pages
            }
            items {
              ...OrderRowFields
            }
          }
        }
      }
    `,
    [orderRowFields],
  ),
});

/** Ids and numbers of a page of the customer's orders, the newest first. */
export const orderIdsQuery = defineQuery({
  name: 'getOrderIds',
  private: true,
  document: graphql(`
    query getOrderIds($page: Int!, $pageSize: Int!) {
      customer {
        __typename
        orders(
          currentPage: $page
          pageSize: $pageSize
          sort: { sort_field: CREATED_AT, sort_direction: DESC }
          scope: WEBSITE
        ) {
          page_info {
            total_pages
          }
          items {
            id
            number
          }
        }
      }
    }
  `),
});

/**
 * Returns whether an order can be shown without what an error is about: the product of a line, which is deleted.
 *
 * @see https://github.com/magento/magento2/issues/38900
 */
const isProductMissing = ({ path }: GraphQLErrorDetail): boolean => path.includes('product');

/** One order of the customer, from any store view of the website. */
export const customerOrderQuery = defineQuery({
  name: 'getCustomerOrder',
  private: true,
  partial: isProductMissing,
  document: graphql(
    `
      query getCustomerOrder($number: String!) {
        customer {
          __typename
          orders(filter: { number: { eq: $number } }, pageSize: 1, scope: WEBSITE) {
            items {
              ...OrderFields
            }
          }
        }
        storeConfig {
          store_code
          ...OrderTaxDisplayFields
        }
      }
    `,
    [orderFields, orderTaxDisplayFields],
  ),
});

/** Whether the customer has an order in the store view that the `Store` header names. */
export const orderOfViewQuery = defineQuery({
  name: 'getOrderOfView',
  private: true,
  document: graphql(`
    query getOrderOfView($number: String!) {
      customer {
        __typename
        orders(filter: { number: { eq: $number } }, pageSize: 1, scope: STORE) {
          items {
            number
          }
        }
      }
    }
  `),
});

/** With it a guest asks to cancel the order. */
const guestOrderToken = graphql(`
  fragment GuestOrderToken on CustomerOrder @_requires(capability: "guestOrderCancellation") {
    token @include(if: true)
  }
`);

/** What a guest's order is found by: the last name, or the postcode where the backend knows no `guestOrdersByName`. */
export type GuestOrderRequest = { number: string; email: string } & ({ lastname: string } | { postcode: string });

const guestOrderDocument = graphql(
  `
    query getGuestOrder($request: OrderInformationInput!) {
      guestOrder(input: $request) {
        ...OrderFields
        ...GuestOrderToken
      }
      storeConfig {
        store_code
        ...OrderTaxDisplayFields
      }
    }
  `,
  [guestOrderToken, orderFields, orderTaxDisplayFields],
);

// The types of the schema know the input of Magento 2.4.8 alone.
const guestOrderText: Pick<TypedDocument<unknown, never>, 'toString'> = guestOrderDocument;

/** An order that was placed without an account, found by three facts together. */
export const guestOrderQuery = defineQuery<ResultOf<typeof guestOrderDocument>, { request: GuestOrderRequest }>({
  name: 'getGuestOrder',
  requires: 'guestOrders',
  private: true,
  partial: isProductMissing,
  document: guestOrderText,
});

/** Puts the lines of an order into the customer's cart. Sent once: a second time would add them twice. */
export const reorderMutation = defineMutation({
  name: 'Reorder',
  document: graphql(`
    mutation Reorder($number: String!) {
      reorderItems(orderNumber: $number) {
        cart {
          __typename
          id
          items {
            product {
              sku
            }
            ... on ConfigurableCartItem {
              configured_variant {
                sku
              }
            }
          }
        }
        userInputErrors {
          code
          message
        }
      }
    }
  `),
});
