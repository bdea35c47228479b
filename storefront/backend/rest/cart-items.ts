import { addProducts } from '../cart/cart-changes.ts';
import type { CartRecord } from '../cart/cart-repository.ts';
import { loadLines } from '../cart/cart-line.ts';
import { findProductBySku } from '../catalog/index.ts';
import { getCustomOptions, type CustomOption } from '../catalog/product/purchase-options.ts';
import type { RequestContext } from '../request-context.ts';
import { RestError } from '../rest-error.ts';
import { configurableValueUid } from '../uid.ts';
import { readOptionImage } from './option-image.ts';
import { readId, readObject, readText, requireObject, type JsonObject } from './read-body.ts';

const readList = (value: unknown): JsonObject[] =>
  Array.isArray(value) ? value.flatMap((entry: unknown) => readObject(entry) ?? []) : [];

/** Ids of a list, or of a text with commas. */
const readIds = (value: unknown): number[] =>
  (Array.isArray(value) ? value : (readText(value) ?? '').split(',')).flatMap((id: unknown) => readId(id) ?? []);

/** Selected and entered values of customizable options, as a line keeps them. */
async function readCustomOptions(values: readonly JsonObject[], options: readonly CustomOption[]) {
  const selected: string[] = [];
  const entered: [string, string][] = [];
  for (const value of values) {
    const option = options.find(({ id }) => id === readId(value.get('option_id')));
    if (!option) continue;
    const id = `custom-option/${option.id}`;
    const text = readText(value.get('option_value')) ?? '';
    const file = readObject(readObject(value.get('extension_attributes'))?.get('file_info'));
    if (option.type === 'file') {
      if (file) entered.push([id, await readOptionImage(file, option)]);
    } else if (option.values.length > 0) selected.push(...readIds(text).map((valueId) => `${id}/${valueId}`));
    else if (text !== '') entered.push([id, text]);
  }
  return { selected, entered };
}

/** Links of a download and parts of a bundle, as a line keeps them. */
function readOtherOptions(attributes: JsonObject | undefined): string[] {
  const links = readIds(readObject(attributes?.get('downloadable_option'))?.get('downloadable_links'));
  const parts = readList(attributes?.get('bundle_options')).flatMap((part) =>
    readIds(part.get('option_selections')).map(
      (selection) => `bundle/${readId(part.get('option_id')) ?? 0}/${selection}/${readId(part.get('option_qty')) ?? 1}`,
    ),
  );
  return [...links.map((id) => `downloadable/${id}`), ...parts];
}

/**
 * Adds a product to a cart, with the files of its options: the only way that Magento has for them.
 *
 * @param quoteId - Masked id of the cart in the body, which a guest has to repeat there.
 * @returns Magento's cart item
 * @throws RestError
 */
export async function addCartItem(
  context: RequestContext,
  findCart: (quoteId: string | null) => CartRecord,
  body: unknown,
): Promise<object> {
  const item = requireObject(readObject(body)?.get('cart_item'), 'cartItem');
  const cart = findCart(readText(item.get('quote_id')));
  const sku = readText(item.get('sku')) ?? '';
  const product = findProductBySku(context.database, sku);
  if (!product)
    throw new RestError(404, "The product that was requested doesn't exist. Verify the product and try again.");
  const attributes = readObject(readObject(item.get('product_option'))?.get('extension_attributes'));
  const custom = await readCustomOptions(
    readList(attributes?.get('custom_options')),
    getCustomOptions(product, context),
  );
  const variant = readList(attributes?.get('configurable_item_options')).map((option) =>
    configurableValueUid(readId(option.get('option_id')) ?? 0, readId(option.get('option_value')) ?? 0),
  );
  const quantity = Number(item.get('qty') ?? 0);
  const [refusal] = addProducts(context, cart, [
    {
      ...{ sku, quantity, selected_options: variant },
      choice: {
        selected: [...custom.selected, ...readOtherOptions(attributes)].sort(),
        entered: new Map(custom.entered.sort(([first], [second]) => first.localeCompare(second))),
      },
    },
  ]);
  if (refusal) throw new RestError(400, refusal.message);
  const line = loadLines(context, cart.id).at(-1);
  return {
    item_id: line?.item.id,
    sku: line?.bought.sku,
    qty: line?.item.quantity,
    name: product.name,
    product_type: product.__typename.replace('Product', '').toLowerCase(),
    quote_id: String(cart.id),
  };
}
