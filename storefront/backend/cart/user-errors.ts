import type { CartUserError } from './product-choice.ts';

/** A refusal as a source object of the interface Error. */
export function toUserError({ code, message, quantity }: CartUserError): Record<string, unknown> {
  return code === 'INSUFFICIENT_STOCK'
    ? { __typename: 'InsufficientStockError', code, message, quantity: quantity ?? null }
    : { __typename: 'CartUserInputError', code, message };
}
