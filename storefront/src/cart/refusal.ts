import { CommerceError, type CommerceAnswer } from '../commerce/index.ts';
import { isLostCart } from './lost-cart.ts';

/** What the backend said against something the shopper did. */
export interface Refusal {
  /** Texts of the server, for the shopper. */
  messages: readonly string[];
}

/** What to put into the cart. */
export interface ProductChoice {
  sku: string;
  quantity: number;
  /** Uids of the chosen option values; empty for a simple product. */
  selectedOptions: readonly string[];
}

/** The part of an answer that says what became of a change. @throws CommerceError when there is none: nobody knows then */
export function requirePart<Part>(part: Part | null | undefined): Part {
  if (part === null || part === undefined) throw new CommerceError('unavailable');
  return part;
}

type AddAnswer = CommerceAnswer<{ addProductsToCart: { user_errors: readonly ({ message: string } | null)[] } | null }>;

/** What the backend said against adding; null when it did. @throws CommerceError when the answer says nothing */
export function readAddRefusal({ data, notices }: AddAnswer): Refusal | null {
  return toRefusal([...requirePart(data.addProductsToCart).user_errors, ...notices]);
}

/**
 * What the backend said against a change of the cart that was refused with an error, as Magento before 2.4.8 does; null for other errors. The
 * category tells, for the text is in the language of the shop.
 */
export function readRefusedChange(error: unknown): Refusal | null {
  if (!(error instanceof CommerceError) || isLostCart(error)) return null;
  const isRefusal = error.kind === 'stock' || (error.kind === 'graphql' && error.errors.every(({ category }) => category === 'graphql-input'));
  return isRefusal ? toRefusal(error.errors) : null;
}

/** A refusal for the messages; null without any. */
export function toRefusal(errors: readonly ({ message: string } | null)[]): Refusal | null {
  const messages = errors.flatMap((error) => (error ? [error.message] : []));
  return messages.length > 0 ? { messages } : null;
}
