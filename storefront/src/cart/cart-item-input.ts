import type { ProductChoice } from './cart-user-errors.ts';

/** Returns Magento's CartItemInput of a product with its options. */
export function toCartItemInput({ sku, quantity, selectedOptions, enteredOptions = [] }: ProductChoice) {
  return {
    sku,
    quantity,
    ...(selectedOptions.length > 0 && { selected_options: [...selectedOptions] }),
    ...(enteredOptions.length > 0 && { entered_options: enteredOptions.map(({ uid, value }) => ({ uid, value })) }),
  };
}
