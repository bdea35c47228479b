import { CommerceError } from '../commerce/index.ts';

/** Texts by which Magento says that a cart is missing, inactive or somebody else's (CRT-17 to CRT-19). */
const lostCartTexts = [
  'Could not find a cart',
  "The cart isn't active",
  'The current user cannot perform operations on cart',
] as const;

const categories = ['graphql-no-such-entity', 'graphql-authorization'];
const cartFields = ['cart', 'addProductsToCart', 'updateCartItems'];

/**
 * Whether a failed call means that the cart cannot be used any more. In a translated shop the text differs; there the
 * error's category together with the field that failed says the same.
 */
export function isLostCart(error: unknown): boolean {
  if (!(error instanceof CommerceError)) return false;
  return error.errors.some(
    ({ message, category, path }) =>
      lostCartTexts.some((text) => message.includes(text)) ||
      (path.length === 1 && cartFields.includes(String(path[0])) && categories.includes(category ?? '')),
  );
}

