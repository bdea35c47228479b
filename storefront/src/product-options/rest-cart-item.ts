import { decodeUid } from '../commerce/index.ts';
import type { SentImage } from './check-image.ts';
import type { ProductChoice } from '../cart/index.ts';

/** Adds to the list of a key. */
const append = (lists: Map<string, string[]>, key: string, value: string) =>
  lists.set(key, [...(lists.get(key) ?? []), value]);

/**
 * Returns the body of Magento's `POST /V1/guest-carts/:cartId/items`, which adds a product with the images of its
 * options. REST names options by their ids, which the uids of GraphQL contain.
 *
 * @param quoteId - Masked id of a guest's cart; undefined for the cart of the customer.
 * @param images - By uid of the option.
 */
export function toRestCartItem(
  { sku, quantity, selectedOptions, enteredOptions = [] }: ProductChoice,
  images: ReadonlyMap<string, SentImage>,
  quoteId: string | undefined,
) {
  const custom = new Map<string, string[]>();
  const parts = new Map<string, { selections: string[]; quantity: string }>();
  const variant: { option_id: string; option_value: number }[] = [];
  const links: number[] = [];
  const read = (uid: string, entered?: string) => {
    const [kind, first = '', second = '', third = '1'] = decodeUid(uid).split('/');
    if (kind === 'configurable') variant.push({ option_id: first, option_value: Number(second) });
    else if (kind === 'downloadable') links.push(Number(first));
    else if (kind === 'bundle')
      parts.set(first, {
        selections: [...(parts.get(first)?.selections ?? []), second],
        quantity: entered ?? third,
      });
    else if (kind === 'custom-option') append(custom, first, entered ?? second);
  };
  for (const uid of selectedOptions) read(uid);
  for (const { uid, value } of enteredOptions) read(uid, value);
  const files = [...images].map(([uid, file]) => ({
    option_id: decodeUid(uid).split('/')[1] ?? '',
    option_value: 'file',
    extension_attributes: { file_info: file },
  }));
  return {
    cartItem: {
      sku,
      qty: quantity,
      ...(quoteId !== undefined && { quote_id: quoteId }),
      product_option: {
        extension_attributes: {
          custom_options: [
            ...[...custom].map(([id, values]) => ({ option_id: id, option_value: values.join(',') })),
            ...files,
          ],
          ...(variant.length > 0 && { configurable_item_options: variant }),
          ...(links.length > 0 && { downloadable_option: { downloadable_links: links } }),
          ...(parts.size > 0 && {
            bundle_options: [...parts].map(([id, part]) => ({
              option_id: Number(id),
              option_qty: Number(part.quantity),
              option_selections: part.selections.map(Number),
            })),
          }),
        },
      },
    },
  };
}
