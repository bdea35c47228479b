import { CommerceError, type GraphQLErrorDetail } from '../commerce/index.ts';

/** Texts by which Magento says that a cart is missing, inactive or somebody else's. */
const missingCartTexts = [
  'Could not find a cart',
  "The cart isn't active",
  'The current user cannot perform operations on cart',
] as const;

/** Fields that name a cart and nothing else that could be missing. */
const cartFields = ['cart', 'addProductsToCart'];
/** Fields that name a line of a cart as well. */
const lineFields = ['updateCartItems', 'removeItemFromCart'];

const fails = ({ category, path }: GraphQLErrorDetail, as: string, fields: readonly string[]) =>
  category === as && path.length === 1 && fields.includes(String(path[0]));

/**
 * Whether a failed call means that the cart cannot be used any more. In a translated shop the text differs; there the
 * error's category together with the field that failed says the same.
 */
export function isCartNotFound(error: unknown): boolean {
  if (!(error instanceof CommerceError)) return false;
  return error.errors.some(
    (detail) =>
      missingCartTexts.some((text) => detail.message.includes(text)) ||
      fails(detail, 'graphql-no-such-entity', cartFields) ||
      fails(detail, 'graphql-authorization', [...cartFields, ...lineFields]),
  );
}

/**
 * Whether a change failed because its line is not in the cart any more: `Could not find cart item with id: 9.` before
 * Magento 2.4.8, `The cart doesn't contain the item` in all releases. In a translated shop a missing cart looks the
 * same: only reading it tells them apart.
 */
export function isLineNotFound(error: unknown): boolean {
  return (
    error instanceof CommerceError &&
    !isCartNotFound(error) &&
    error.errors.some((detail) => fails(detail, 'graphql-no-such-entity', lineFields))
  );
}

/**
 * Whether a failed call means that the cart is somebody else's: of a customer whose session has ended, or of a guest
 * who has signed in.
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
 * What a failed reading says about the cart itself: not active any more (it was ordered, perhaps in another tab, or
 * merged on sign-in) or missing (it expired, or its id is wrong); null when the backend failed or does not give the
 * cart to this shopper. Where a translated message hides the difference, a cart counts as missing, so that nobody is
 * told of an order that does not exist.
 */
export function cartGoneBy(error: unknown): 'inactive' | 'missing' | null {
  if (!(error instanceof CommerceError)) return null;
  if (error.errors.some(({ message, code }) => code === 'CART_NOT_ACTIVE' || inactiveText.test(message)))
    return 'inactive';
  return error.errors.some(
    ({ message, category }) => category === 'graphql-no-such-entity' || missingText.test(message),
  )
    ? 'missing'
    : null;
}
