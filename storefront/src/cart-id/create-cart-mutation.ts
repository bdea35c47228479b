import { defineMutation, graphql } from '../commerce/index.ts';

/** Makes an empty cart for a guest; finds or makes the signed-in customer's own. */
export const createCartMutation = defineMutation({
  name: 'createCart',
  idempotent: true,
  document: graphql(`
    mutation createCart {
      cartId: createEmptyCart
    }
  `),
});
