import { CommerceError, type CommerceResult, type StockNotice } from '../commerce/index.ts';
import { isCartNotFound, isLineNotFound } from './cart-errors.ts';

/** Rejection of a change by the backend, which names errors that the shopper can act on. */
export interface CartUserError {
  /** Messages of the backend, for the shopper. */
  messages: readonly string[];
  /** Whether the line is no longer in the cart, because another tab or device removed it. */
  isLineRemoved?: true;
}

/** Product with its options, to add to the cart. */
export interface ProductChoice {
  sku: string;
  quantity: number;
  /** Uids of the chosen option values; empty for a simple product. */
  selectedOptions: readonly string[];
  /** Values that the shopper entered. Default: none. */
  enteredOptions?: readonly EnteredOption[] | undefined;
  /** Whether a file belongs to it, which is not sent with the options. Default `false`. */
  hasFile?: boolean | undefined;
}

/** Value that the shopper entered for an option of a product. */
export interface EnteredOption {
  /** Of the option. */
  uid: string;
  /** As the backend expects it, e.g. `2026-12-24 00:00:00` for a date. */
  value: string;
}

/**
 * Returns the result of a mutation.
 *
 * @throws CommerceError when the response has none: the outcome is unknown
 */
export function requireResult<Part>(part: Part | null | undefined): Part {
  if (part === null || part === undefined) throw new CommerceError('unavailable');
  return part;
}

type AddResponse = CommerceResult<{
  addProductsToCart: { user_errors: readonly ({ message: string } | null)[] } | null;
}>;

/**
 * Returns the user error of an added product; null when the product was added.
 *
 * @throws CommerceError when the response has no result
 */
export function getAddError({ data, notices }: AddResponse): CartUserError | null {
  return toUserError([...requireResult(data.addProductsToCart).user_errors, ...getChangeNotices(notices)]);
}

type UpdateResponse = CommerceResult<{
  updateCartItems: { errors?: readonly ({ code: string; message: string } | null)[] | null } | null;
}>;

/**
 * Returns the user error of a new quantity; null when the line has it.
 *
 * @throws CommerceError when the response has no result
 */
export function getUpdateError({ data, notices }: UpdateResponse): CartUserError | null {
  const changeNotices = getChangeNotices(notices);
  // Magento before 2.4.8 returns a GraphQL error instead of a result.
  if (!data.updateCartItems && changeNotices.length > 0) return toUserError(changeNotices);
  const errors = requireResult(data.updateCartItems).errors ?? [];
  return toUserError(
    [...errors, ...changeNotices],
    errors.some((error) => error?.code === 'COULD_NOT_FIND_CART_ITEM'),
  );
}

/**
 * Returns the notices about the change itself. From Magento 2.4.8 on, each response with the cart has one for each line
 * that is out of stock, also after a successful change.
 */
function getChangeNotices(notices: readonly StockNotice[]): readonly StockNotice[] {
  return notices.filter(
    ({ path }) =>
      !path.some(
        (step, index) => step === 'cart' && path[index + 1] === 'items' && typeof path[index + 2] === 'number',
      ),
  );
}

/**
 * Returns the user error of a change that Magento before 2.4.8 rejected with a GraphQL error; null for other errors.
 * Judged by the category, because the message is in the language of the shop.
 */
export function getRejectedChangeError(error: unknown): CartUserError | null {
  if (!(error instanceof CommerceError) || isCartNotFound(error)) return null;
  const isLineRemoved = isLineNotFound(error);
  const isRejected =
    isLineRemoved ||
    error.kind === 'stock' ||
    (error.kind === 'graphql' && error.errors.every(({ category }) => category === 'graphql-input'));
  return isRejected ? toUserError(error.errors, isLineRemoved) : null;
}

/** Returns a user error with the messages; null without any. */
export function toUserError(
  errors: readonly ({ message: string } | null)[],
  isLineRemoved = false,
): CartUserError | null {
  const messages = errors.flatMap((error) => (error ? [error.message] : []));
  return messages.length > 0 ? { messages, ...(isLineRemoved && { isLineRemoved }) } : null;
}
