import { defineMutation, defineQuery, graphql } from '../commerce/index.ts';

/** Signs in; the answer is the customer's token. */
export const signInMutation = defineMutation({
  name: 'SignIn',
  captchaForm: 'CUSTOMER_LOGIN',
  asGuest: true,
  document: graphql(`
    mutation SignIn($email: String!, $password: String!) {
      generateCustomerToken(email: $email, password: $password) {
        token
      }
    }
  `),
});

/** Makes all tokens of the customer invalid. */
export const signOutMutation = defineMutation({
  name: 'SignOut',
  document: graphql(`
    mutation SignOut {
      revokeCustomerToken {
        result
      }
    }
  `),
});

const tokenSeconds = graphql(`
  fragment TokenSeconds on StoreConfig @_requires(capability: "tokenLifetime") {
    customer_token_expiration_time @include(if: true)
  }
`);

const tokenHours = graphql(`
  fragment TokenHours on StoreConfig @_requires(capability: "tokenHours") {
    customer_access_token_lifetime @include(if: true)
  }
`);

/** How long a token is good; an extension of the shop's backend. */
export const tokenLifetimeQuery = defineQuery({
  name: 'getUserConfig',
  document: graphql(
    `
      query getUserConfig {
        storeConfig {
          store_code
          ...TokenSeconds
          ...TokenHours
        }
      }
    `,
    [tokenSeconds, tokenHours],
  ),
});

/** Moves the lines of a guest's cart into the customer's. */
export const mergeCartsMutation = defineMutation({
  name: 'mergeCarts',
  document: graphql(`
    mutation mergeCarts($source: String!, $destination: String!) {
      mergeCarts(source_cart_id: $source, destination_cart_id: $destination) {
        id
        total_quantity
      }
    }
  `),
});
