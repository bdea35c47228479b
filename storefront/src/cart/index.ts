/** The shopper's cart: its contents, the actions on it and the button that fills it. */
export { AddToCartButton } from './add-to-cart-button.tsx';
export type { Cart, CartAmount, CartLine } from './cart.ts';
export { CartIdProvider, useCartId, useCartIdStore } from './cart-context.tsx';
export { createCartIdStore, type CartIdStore } from './cart-id-store.ts';
export { createCartMutation } from './create-cart-mutation.ts';
export { CartSummary } from './cart-summary.tsx';
export { readLineState } from './line-state.ts';
export { rememberImage } from './images-by-sku.ts';
export { addingCatalogue } from './adding/messages.ts';
export { cartCatalogue } from './messages.ts';
export { maximumQuantity, quantityLabels } from './quantity-labels.ts';
export { cartGoneBy } from './lost-cart.ts';
export { useCart } from './use-cart.ts';
export { dispatchCart } from './cart-activity.ts';
export { replacementMemory } from './open-replacement.ts';
export { unsettledChanges } from './unsettled.ts';
export { useCartActions } from './use-cart-actions.ts';
export { useStartCart } from './use-start-cart.ts';
