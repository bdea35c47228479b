import { defineMutation, graphql } from '../../commerce/index.ts';

/** With what the browser talks to Braintree. Each is good by itself: asking twice does no harm. */
export const clientTokenMutation = defineMutation({
  name: 'createBraintreeClientToken',
  idempotent: true,
  document: graphql(`
    mutation createBraintreeClientToken {
      createBraintreeClientToken
    }
  `),
});
