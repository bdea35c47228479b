import { CommerceError, type CommerceResult, type StockNotice } from '../commerce/index.ts';
import { isCartNotFound, isLineNotFound } from './cart-errors.ts';

/** What the backend said against something the shopper did. */
export interface Refusal {
  /** Texts of the server, for the shopper. */
  messages: readonly string[];
  /** The line that was to be changed is not in the cart any more: it was taken out elsewhere. */
  isLineGone?: true;
}

/** What to put into the cart. */
export interface ProductChoice {
  sku: string;
  quantity: number;
  /** Uids of the chosen option values; empty for a simple product. */
  selectedOptions: readonly string[];
}

/**
 * The part of an answer that says what became of a change. @throws CommerceError when there is none: nobody knows then
 */
export function requirePart<Part>(part: Part | null | undefined): Part {
  if (part === null || part === undefined) throw new CommerceError('unavailable');
  return part;
}

type AddAnswer = CommerceResult<{ addProductsToCart: { user_errors: readonly ({ message: string } | null)[] } | null }>;

/** What the backend said against adding; null when it did. @throws CommerceError when the answer says nothing */
export function readAddRefusal({ data, notices }: AddAnswer): Refusal | null {
  return toRefusal([...requirePart(data.addProductsToCart).user_errors, ...againstChange(notices)]);
}

type UpdateAnswer = CommerceResult<{
  updateCartItems: { errors?: readonly ({ code: string; message: string } | null)[] | null } | null;
}>;

/**
 * What the backend said against another quantity; null when the line has it. @throws CommerceError when the answer says
 * nothing
 */
export function readUpdateRefusal({ data, notices }: UpdateAnswer): Refusal | null {
  const against = againstChange(notices);
  // Before Magento 2.4.8 a refusal is an error in place of the answer.
  if (!data.updateCartItems && against.length > 0) return toRefusal(against);
  const errors = requirePart(data.updateCartItems).errors ?? [];
  return toRefusal(
    [...errors, ...against],
    errors.some((error) => error?.code === 'COULD_NOT_FIND_CART_ITEM'),
  );
}

/**
 * Notices that speak of the change itself. From Magento 2.4.8 on every answer with the cart has one for each of its
 * lines that ran out, whatever became of the change.
 */
function againstChange(notices: readonly StockNotice[]): readonly StockNotice[] {
  return notices.filter(
    ({ path }) =>
      !path.some(
        (step, index) => step === 'cart' && path[index + 1] === 'items' && typeof path[index + 2] === 'number',
      ),
  );
}

/**
 * What the backend said against a change of the cart that was refused with an error, as Magento before 2.4.8 does; null
 * for other errors. The category tells, for the text is in the language of the shop.
 */
export function readRefusedChange(error: unknown): Refusal | null {
  if (!(error instanceof CommerceError) || isCartNotFound(error)) return null;
  const isLineGone = isLineNotFound(error);
  const isRefusal =
    isLineGone ||
    error.kind === 'stock' ||
    (error.kind === 'graphql' && error.errors.every(({ category }) => category === 'graphql-input'));
  return isRefusal ? toRefusal(error.errors, isLineGone) : null;
}

/** A refusal for the messages; null without any. */
export function toRefusal(errors: readonly ({ message: string } | null)[], isLineGone = false): Refusal | null {
  const messages = errors.flatMap((error) => (error ? [error.message] : []));
  return messages.length > 0 ? { messages, ...(isLineGone && { isLineGone }) } : null;
}
