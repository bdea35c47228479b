import type { BundlePrice } from './bundle-price.ts';
import { getSelectionPrice, isAvailable } from './bundle-selections.ts';
import { byPosition, type OptionsProduct } from './options-product.ts';
import type { OptionInput, PurchaseOption } from './purchase-option-types.ts';

const bundleInputs = new Map<string, OptionInput>([
  ['select', 'select'],
  ['radio', 'radio'],
  ['checkbox', 'checkbox'],
  ['multi', 'checkbox'],
]);

/**
 * Returns the options of a bundle; none for other products. Selections of disabled products, which Magento lists without
 * the product, are left out.
 *
 * @param price - What the bundle costs without them.
 */
export function toBundleOptions(item: OptionsProduct, price: BundlePrice): PurchaseOption[] {
  if (item.__typename !== 'BundleProduct') return [];
  return [...(item.bundle ?? [])].sort(byPosition).flatMap((option) => {
    if (!option) return [];
    const selections = [...(option.options ?? [])]
      .sort(byPosition)
      .flatMap((selection) => (selection?.product ? [{ ...selection, product: selection.product }] : []));
    const input = bundleInputs.get(option.type ?? '') ?? 'radio';
    return [
      {
        uid: option.uid ?? '',
        label: option.title ?? '',
        required: option.required ?? false,
        input,
        price: 0,
        maxLength: null,
        values: selections.map((selection) => {
          // A merchant may preset 0, of which no price of one piece can be told.
          const quantity = Math.max(0, selection.quantity ?? 1) || 1;
          // Magento rounds the price of one piece.
          const one = Math.round(getSelectionPrice(item, selection, price) * price.paidShare);
          return {
            uid: selection.uid,
            label: selection.label ?? selection.product.name ?? '',
            ...(selection.product.sku && { sku: selection.product.sku }),
            price: Math.round(one * quantity),
            quantity,
            isDefault: selection.is_default ?? false,
            inStock: isAvailable(selection),
            sampleUrl: null,
          };
        }),
        canChangeQuantity:
          input !== 'checkbox' &&
          selections.length > 0 &&
          selections.every(({ can_change_quantity: canChange }) => canChange),
      },
    ];
  });
}
