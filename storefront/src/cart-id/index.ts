/** The id of the cart, which the browser stores. */
export { CartIdProvider, useCartId, useCartIdStore } from './cart-context.tsx';
export { type CartIdStore, createCartIdStore, isCartId } from './cart-id-store.ts';
export { createCartMutation } from './create-cart-mutation.ts';
