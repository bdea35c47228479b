import { defineMutation, defineQuery, graphql } from '../commerce/index.ts';

/** What is on a list, for the toggles. */
const compareListFields = graphql(`
  fragment CompareListFields on CompareList {
    uid
    items {
      uid
    }
  }
`);

/** A guest's list; null when there is none with this uid. */
export const compareListQuery = defineQuery({
  name: 'getCompareList',
  private: true,
  document: graphql(
    `
      query getCompareList($uid: ID!) {
        compareList(uid: $uid) {
          ...CompareListFields
        }
      }
    `,
    [compareListFields],
  ),
});

/** The list of the customer who is signed in. */
export const customerCompareListQuery = defineQuery({
  name: 'getCustomerCompareList',
  private: true,
  document: graphql(
    `
      query getCustomerCompareList {
        customer {
          __typename
          compare_list {
            ...CompareListFields
          }
        }
      }
    `,
    [compareListFields],
  ),
});

/** Makes a list with products; a customer who has one gets it with the products added. */
export const createCompareListMutation = defineMutation({
  name: 'CreateCompareList',
  document: graphql(
    `
      mutation CreateCompareList($products: [ID]!) {
        createCompareList(input: { products: $products }) {
          ...CompareListFields
        }
      }
    `,
    [compareListFields],
  ),
});

/** Adds products; one that is there already stays. */
export const addToCompareListMutation = defineMutation({
  name: 'AddToCompareList',
  idempotent: true,
  document: graphql(
    `
      mutation AddToCompareList($uid: ID!, $products: [ID]!) {
        addProductsToCompareList(input: { uid: $uid, products: $products }) {
          ...CompareListFields
        }
      }
    `,
    [compareListFields],
  ),
});

/** Removes products; one that is not there is no failure. */
export const removeFromCompareListMutation = defineMutation({
  name: 'RemoveFromCompareList',
  idempotent: true,
  document: graphql(
    `
      mutation RemoveFromCompareList($uid: ID!, $products: [ID]!) {
        removeProductsFromCompareList(input: { uid: $uid, products: $products }) {
          ...CompareListFields
        }
      }
    `,
    [compareListFields],
  ),
});

/** Gives a guest's list to the customer who is signed in, with what is on the customer's own. */
export const assignCompareListMutation = defineMutation({
  name: 'AssignCompareList',
  document: graphql(`
    mutation AssignCompareList($uid: ID!) {
      assignCompareListToCustomer(uid: $uid) {
        result
        compare_list {
          uid
        }
      }
    }
  `),
});
