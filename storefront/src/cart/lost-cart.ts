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

/** Whether a failed call means that the cart is somebody else's: of a customer whose session has ended, or of a guest who has signed in (CRT-19). */
export function isForeignCart(error: unknown): boolean {
  return (
    isLostCart(error) &&
    error instanceof CommerceError &&
    error.errors.some(({ message, category }) => message.includes(lostCartTexts[2]) || category === 'graphql-authorization')
  );
}

const inactiveText = /cart isn't active|koszyk nie jest aktywny/i;
const missingText = /could not find a cart/i;

/**
 * What a failed reading says about the cart itself: not active any more (it was ordered, perhaps in another tab, or merged
 * on sign-in) or missing (it expired, or its id is wrong); null when the backend failed or does not give the cart to this
 * shopper. Where a translated message hides the difference, a cart counts as missing, so that nobody is told of an order
 * that does not exist.
 */
export function cartGoneBy(error: unknown): 'inactive' | 'missing' | null {
  if (!(error instanceof CommerceError)) return null;
  if (error.errors.some(({ message, code }) => code === 'CART_NOT_ACTIVE' || inactiveText.test(message))) return 'inactive';
  return error.errors.some(({ message, category }) => category === 'graphql-no-such-entity' || missingText.test(message)) ? 'missing' : null;
}
