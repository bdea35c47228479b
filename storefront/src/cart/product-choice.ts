import { parseBundleUid } from './bundle-selection.ts';
import type { CartLine } from './cart.ts';
import type { EnteredOption, ProductChoice } from './cart-user-errors.ts';

/** Returns the product and options of a line; a file is left out, since the shop does not have it any more. */
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
    selectedOptions: options.flatMap(({ valueUid, enteredValue, isFile }) =>
      enteredValue === undefined && !isFile ? [valueUid] : [],
    ),
    ...(entered.length > 0 && { enteredOptions: entered }),
    ...(options.some(({ isFile }) => isFile) && { hasFile: true }),
  };
}

/** The part of a bundle that a uid selects, with its quantity; any other uid as it is. */
function toSelectionKey(uid: string, entered?: string): string {
  const selection = parseBundleUid(uid);
  return selection ? `${selection.key} × ${entered === undefined ? selection.quantity : Number(entered)}` : uid;
}

/** Equal for equal choices: a quantity in a bundle may be part of the uid or entered, and texts are stored trimmed. */
function getKey({ sku, selectedOptions, enteredOptions = [], hasFile = false }: ProductChoice): string {
  const isPart = ({ uid }: EnteredOption) => parseBundleUid(uid) !== null;
  const parts = enteredOptions.filter(isPart).map(({ uid, value }) => toSelectionKey(uid, value));
  const texts = enteredOptions.filter((option) => !isPart(option));
  return JSON.stringify([
    sku,
    [...selectedOptions.map((uid) => toSelectionKey(uid)), ...parts].sort(),
    texts.map(({ uid, value }) => [uid, value.replaceAll('\r\n', '\n').trim()].join()).sort(),
    hasFile,
  ]);
}

/** Returns whether two choices are the same product with the same options, regardless of the quantity. */
export const isSameChoice = (one: ProductChoice, other: ProductChoice) => getKey(one) === getKey(other);
