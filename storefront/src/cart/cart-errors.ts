import { CommerceError, type GraphQLErrorDetail } from '../commerce/index.ts';

/** Messages of Magento for a cart that is missing, inactive or of another customer. */
const missingCartTexts = [
  'Could not find a cart',
  "The cart isn't active",
  'The current user cannot perform operations on cart',
] as const;

/** Fields whose arguments name a cart only. */
const cartFields = ['cart', 'addProductsToCart'];
/** Fields whose arguments name a cart line as well. */
const lineFields = ['updateCartItems', 'removeItemFromCart'];

const fails = ({ category, path }: GraphQLErrorDetail, as: string, fields: readonly string[]) =>
  category === as && path.length === 1 && fields.includes(String(path[0]));

/** Whether an error denies access to the field of a cart, or one that changes it. */
const isDenied = ({ category, path }: GraphQLErrorDetail) =>
  category === 'graphql-authorization' && path.length === 1 && /cart/i.test(String(path[0]));

/**
 * Returns whether an error means that the cart is missing or inactive. Translated messages differ: then the category of
 * the error and the failed field decide.
 */
export function isCartNotFound(error: unknown): boolean {
  if (!(error instanceof CommerceError)) return false;
  return error.errors.some(
    (detail) =>
      missingCartTexts.some((text) => detail.message.includes(text)) ||
      fails(detail, 'graphql-no-such-entity', cartFields) ||
      isDenied(detail),
  );
}

/**
 * Returns whether a change failed because its line is no longer in the cart: `Could not find cart item with id: 9.`
 * before Magento 2.4.8, `The cart doesn't contain the item` in all releases. With translated messages a missing cart
 * has the same error: read the cart to distinguish them.
 */
export function isLineNotFound(error: unknown): boolean {
  return (
    error instanceof CommerceError &&
    !isCartNotFound(error) &&
    error.errors.some((detail) => fails(detail, 'graphql-no-such-entity', lineFields))
  );
}

/**
 * Returns whether an error means that the cart belongs to another shopper: to a customer whose session has expired, or
 * to a guest who has signed in.
 */
export function isCartForbidden(error: unknown): boolean {
  return (
    isCartNotFound(error) &&
    error instanceof CommerceError &&
    error.errors.some(
      ({ message, category }) => message.includes(missingCartTexts[2]) || category === 'graphql-authorization',
    )
  );
}

const inactiveText = /cart isn't active|koszyk nie jest aktywny/i;
const missingText = /could not find a cart/i;

/**
 * Why the backend does not return a cart: it is inactive (ordered, perhaps in another tab, or merged on sign-in) or
 * missing (expired, or a wrong id). Either when a translated message hides the difference: the shop must neither report
 * an order that does not exist, nor deny one that does.
 */
export type CartErrorStatus = 'inactive' | 'missing' | 'either';

/** Returns the status of the cart after a failed request; null for errors that are not about the cart as a whole. */
export function getCartErrorStatus(error: unknown): CartErrorStatus | null {
  if (!(error instanceof CommerceError)) return null;
  if (error.errors.some(({ message, code }) => code === 'CART_NOT_ACTIVE' || inactiveText.test(message)))
    return 'inactive';
  if (error.errors.some(({ message }) => missingText.test(message))) return 'missing';
  return error.errors.some(({ category }) => category === 'graphql-no-such-entity') ? 'either' : null;
}
