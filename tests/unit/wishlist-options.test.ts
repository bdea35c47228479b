import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop } from '../../storefront/backend/checkout/testing/test-shop.ts';
import type { TestShop } from '../../storefront/backend/checkout/testing/test-shop.ts';
import { bodyText } from '../../storefront/backend/testing/test-backend.ts';
import { toWishlistLine } from '../../storefront/src/account/wishlist/wishlist-line.ts';
import { wishlistQuery } from '../../storefront/src/account/wishlist/wishlist-query.ts';
import { createCommerceClient, execute } from '../../storefront/src/commerce/index.ts';
import { productOptionsQuery } from '../../storefront/src/product-options/product-options-query.ts';
import type { PurchaseOption } from '../../storefront/src/product-options/purchase-option-types.ts';
import { toPurchaseOptions } from '../../storefront/src/product-options/purchase-options.ts';
import { toWishlistItemInput, type WishlistChoice } from '../../storefront/src/wishlist/wishlist-choice.ts';
import { addToWishlistMutation, moveToCartMutation } from '../../storefront/src/wishlist/wishlist-operations.ts';
import germanShoes from '../merchants/german-shoes/index.ts';

let shop: TestShop;
beforeAll(() => {
  shop = openTestShop({ shop: germanShoes, profile: 'stock' });
});
afterAll(() => shop.dispose());

/** The wishlist of a new customer, through the operations of the storefront. */
async function openWishlist() {
  const { token } = await shop.newCustomer();
  const client = createCommerceClient({
    endpoint: 'https://backend.test/graphql',
    identity: () => ({ token, storeView: undefined, currency: undefined }),
    capabilities: [],
    log: () => undefined,
    fetch: async (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input);
      const response = await shop.call(init?.method ?? 'GET', `/graphql${url.search}`, {
        headers: Object.fromEntries(new Headers(init?.headers)),
        ...(typeof init?.body === 'string' && { body: init.body }),
      });
      return new Response(bodyText(response), {
        status: response.status,
        headers: { 'content-type': 'application/json' },
      });
    },
  });
  const readWishlist = async () => {
    const { data } = await execute(client, wishlistQuery, { page: 1, pageSize: 20 });
    return data.customer?.wishlists[0];
  };
  return {
    async getOption(sku: string, label: string): Promise<PurchaseOption> {
      const { data } = await execute(client, productOptionsQuery, { sku });
      const purchase = toPurchaseOptions(data);
      const option = purchase?.options.find((candidate) => candidate.label === label);
      if (!option) throw new Error(`${sku} has no option "${label}".`);
      return option;
    },
    async add(...choices: WishlistChoice[]) {
      const { data } = await execute(client, addToWishlistMutation, { items: choices.map(toWishlistItemInput) });
      expect(data.addProductsToWishlist?.user_errors).toEqual([]);
      return (await readWishlist())?.items_v2?.items.flatMap((item) => (item ? [toWishlistLine(item)] : [])) ?? [];
    },
    async move(itemIds: string[]) {
      const wishlistId = (await readWishlist())?.id ?? '';
      const { data } = await execute(client, moveToCartMutation, { wishlistId, itemIds });
      const cart = await shop.ask(
        `{ customerCart { items { quantity product { sku }
          ... on SimpleCartItem { customizable_options { label values { label value } } }
          ... on BundleCartItem { bundle_options { label values { label quantity } } }
          ... on DownloadableCartItem { links { title } } } } }`,
        {},
        token,
      );
      return { problems: data.addWishlistItemsToCart, items: cart.at('customerCart', 'items') };
    },
  };
}

const first = ({ values }: PurchaseOption, label = '') =>
  values.find((value) => label === '' || value.label === label)?.uid ?? '';

describe('a wishlist of products with options', () => {
  it('[ACC-02] keeps customizable options, parts and links, and moves the products with them to the cart', async () => {
    const { getOption, add, move } = await openWishlist();
    const cable = first(await getOption('L-GRAVUR', 'Kabellänge'), '4 Meter');
    const text = (await getOption('L-GRAVUR', 'Gravur')).uid;
    const pendant = first(await getOption('B-ESSTISCH', 'Hängeleuchte'));
    const lamp = first(await getOption('B-ESSTISCH', 'Tischleuchte'));
    const chapter = first(await getOption('D-LICHT', 'Kapitel'), 'Küche');
    const engraved = { selectedOptions: [cable], enteredOptions: [{ uid: text, value: 'Anna' }] };
    const lines = await add(
      { sku: 'L-GRAVUR', quantity: 2, ...engraved },
      { sku: 'B-ESSTISCH', selectedOptions: [pendant, lamp] },
      { sku: 'D-LICHT', selectedOptions: [chapter] },
    );
    expect(lines).toMatchObject([
      {
        options: [
          { label: 'Gravur', value: 'Anna' },
          { label: 'Kabellänge', value: '4 Meter' },
        ],
        needsChoice: false,
      },
      { options: [{ label: 'Hängeleuchte' }, { label: 'Tischleuchte' }], needsChoice: false },
      { options: [{ label: '', value: 'Küche' }], needsChoice: false },
    ]);
    // What removing a product and undoing it sends is what was added.
    expect(lines[0]?.choice).toEqual(engraved);
    expect(await move(lines.map(({ id }) => id))).toMatchObject({
      problems: { status: true, add_wishlist_items_to_cart_user_errors: [] },
      items: [
        {
          quantity: 2,
          product: { sku: 'L-GRAVUR' },
          customizable_options: [
            { label: 'Gravur', values: [{ value: 'Anna' }] },
            { label: 'Kabellänge', values: [{ label: '4 Meter' }] },
          ],
        },
        { product: { sku: 'B-ESSTISCH' }, bundle_options: [{ label: 'Hängeleuchte' }, { label: 'Tischleuchte' }] },
        { product: { sku: 'D-LICHT' }, links: [{ title: 'Küche' }] },
      ],
    });
  });

  it('leads to the product where a required option, part, link or quantity is missing', async () => {
    const { getOption, add, move } = await openWishlist();
    const pendant = first(await getOption('B-ESSTISCH', 'Hängeleuchte'));
    const cable = first(await getOption('L-GRAVUR', 'Kabellänge'));
    const lines = await add(
      { sku: 'L-GRAVUR', selectedOptions: [cable] },
      { sku: 'B-ESSTISCH', selectedOptions: [pendant] },
      { sku: 'D-LICHT' },
      { sku: 'R-TISCH' },
      { sku: 'L-FOTO' },
      { sku: 'G-50' },
    );
    expect(lines.map(({ product, needsChoice }) => [product?.sku, needsChoice])).toEqual([
      ['L-GRAVUR', true],
      ['B-ESSTISCH', true],
      ['D-LICHT', true],
      ['R-TISCH', true],
      ['L-FOTO', true],
      ['G-50', false],
    ]);
    const { problems, items } = await move(lines.map(({ id }) => id));
    expect(problems?.add_wishlist_items_to_cart_user_errors).toHaveLength(5);
    expect(items).toMatchObject([{ product: { sku: 'G-50' } }]);
  });

  it('has a product once for each choice', async () => {
    const { getOption, add } = await openWishlist();
    const cables = await getOption('L-GRAVUR', 'Kabellänge');
    const [short, long] = [first(cables, '2 Meter'), first(cables, '4 Meter')];
    await add({ sku: 'L-GRAVUR', selectedOptions: [short] }, { sku: 'L-GRAVUR', selectedOptions: [long] });
    const lines = await add({ sku: 'L-GRAVUR', selectedOptions: [long] });
    expect(lines).toMatchObject([
      { options: [{ label: 'Kabellänge', value: '2 Meter' }], quantity: 1 },
      { options: [{ label: 'Kabellänge', value: '4 Meter' }], quantity: 2 },
    ]);
  });
});
