import type { CartLine } from './cart.ts';
import type { EnteredOption, ProductChoice } from './cart-user-errors.ts';

/** Returns the product and options of a line. */
export function toProductChoice({
  sku,
  quantity,
  options,
}: Pick<CartLine, 'sku' | 'quantity' | 'options'>): ProductChoice {
  const entered = options.flatMap(({ valueUid, enteredValue }): EnteredOption[] =>
    enteredValue === undefined ? [] : [{ uid: valueUid, value: enteredValue }],
  );
  return {
    sku,
    quantity,
    selectedOptions: options.flatMap(({ valueUid, enteredValue }) => (enteredValue === undefined ? [valueUid] : [])),
    ...(entered.length > 0 && { enteredOptions: entered }),
  };
}

const getKey = ({ sku, selectedOptions, enteredOptions = [] }: ProductChoice) =>
  JSON.stringify([
    sku,
    [...selectedOptions].sort(),
    enteredOptions.map(({ uid, value }) => [uid, value].join()).sort(),
  ]);

/** Returns whether two choices are the same product with the same options, regardless of the quantity. */
export const isSameChoice = (one: ProductChoice, other: ProductChoice) => getKey(one) === getKey(other);
