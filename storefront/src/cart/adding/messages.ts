import { defineCatalogue, defineMessages } from '../../i18n/index.ts';

/** What every page with products needs; the rest of the cart's messages come with the cart. */
export const addingCatalogue = defineCatalogue('cart/adding', import.meta.glob('./messages/*.json', { import: 'default' }));

export const messages = defineMessages({
  addToCart: { id: 'cart.add', defaultMessage: 'Add to cart' },
  addNamed: { id: 'cart.addNamed', defaultMessage: 'Add to cart: {name}' },
  adding: { id: 'cart.adding', defaultMessage: 'Adding' },
  added: { id: 'cart.added', defaultMessage: 'Added: {name}.{count, plural, =0 {} one { # product in the cart.} other { # products in the cart.}}' },
  openCart: { id: 'cart.open', defaultMessage: 'See the cart' },
  newCart: { id: 'cart.newCart', defaultMessage: 'Your previous cart could not be restored, so we began a new one.' },
  cartLost: { id: 'cart.lost', defaultMessage: 'Your cart has expired. Please add the products again.' },
  unreachable: {
    id: 'cart.unreachable',
    defaultMessage: 'We could not reach the shop. Check your connection and try again.',
  },
});
