import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop } from '../../storefront/backend/checkout/testing/test-shop.ts';
import type { TestShop } from '../../storefront/backend/checkout/testing/test-shop.ts';
import { createCommerceClient, execute } from '../../storefront/src/commerce/index.ts';
import { productOptionsQuery } from '../../storefront/src/product-options/product-options-query.ts';
import { toPurchaseOptions } from '../../storefront/src/product-options/purchase-options.ts';
import germanShoes from '../merchants/german-shoes/index.ts';
import { encodeUid } from '../../storefront/backend/uid.ts';

let shop: TestShop;
beforeAll(() => {
  shop = openTestShop({ shop: germanShoes, profile: 'stock' });
});
afterAll(() => shop.dispose());

const OPTIONS = `query ($sku: String!) { products(filter: { sku: { eq: $sku } }) { items {
  __typename sku stock_status price_range { minimum_price { final_price { value } } maximum_price { final_price { value } } }
  ... on CustomizableProductInterface { options {
    __typename uid title required
    ... on CustomizableFieldOption { field: value { uid price price_type max_characters } }
    ... on CustomizableDateOption { date: value { type } }
    ... on CustomizableDropDownOption { dropDown: value { uid title price price_type } }
    ... on CustomizableRadioOption { radio: value { uid title price price_type } }
    ... on CustomizableCheckboxOption { checkbox: value { uid title price } }
    ... on CustomizableMultipleOption { multiple: value { uid title } }
    ... on CustomizableFileOption { file: value { file_extension } }
  } }
  ... on BundleProduct { dynamic_price items { uid title type required options { uid label quantity is_default price can_change_quantity } } }
  ... on GroupedProduct { items { qty product { sku } } }
  ... on DownloadableProduct { links_title links_purchased_separately downloadable_product_links { uid title price } downloadable_product_samples { title sample_url } }
} } }`;

const CART = `query ($id: String!) { cart(cart_id: $id) { is_virtual prices { grand_total { value } } items {
  __typename uid quantity prices { row_total_including_tax { value } }
  ... on SimpleCartItem { customizable_options { label values { label value } } }
  ... on BundleCartItem { bundle_options { label values { label quantity } } }
  ... on DownloadableCartItem { links { title } }
} } }`;

interface Titled {
  uid: string;
  title?: string;
  label?: string;
}

const isTitled = (value: unknown): value is Titled => typeof value === 'object' && value !== null && 'uid' in value;

/** The uid of what has a title somewhere in a product. */
async function uidOf(sku: string, title: string): Promise<string> {
  const answer = await shop.ask(OPTIONS, { sku });
  const find = (value: unknown): string | undefined => {
    if (isTitled(value) && (value.title === title || value.label === title)) return value.uid;
    if (typeof value !== 'object' || value === null) return undefined;
    for (const inner of Object.values(value)) {
      const found = find(inner);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  const found = find(answer.data);
  if (found === undefined) throw new Error(`${sku} has nothing called "${title}".`);
  return found;
}

const uidsOf = (sku: string, ...titles: string[]) => Promise.all(titles.map((title) => uidOf(sku, title)));

describe('customizable options', () => {
  it('describes every type of option', async () => {
    const { data, errors } = await shop.ask(OPTIONS, { sku: 'L-GRAVUR' });
    expect(errors).toEqual([]);
    expect(data).toMatchObject({
      products: {
        items: [
          {
            __typename: 'SimpleProduct',
            options: [
              {
                __typename: 'CustomizableFieldOption',
                required: true,
                field: { price: 15, price_type: 'FIXED', max_characters: 20 },
              },
              { __typename: 'CustomizableAreaOption' },
              { __typename: 'CustomizableDateOption', date: { type: 'DATE' } },
              { date: { type: 'DATE_TIME' } },
              { date: { type: 'TIME' } },
              { __typename: 'CustomizableDropDownOption', dropDown: [{ title: '2 Meter', price: 0 }, { price: 9 }] },
              { __typename: 'CustomizableRadioOption', radio: [{}, { price: 10, price_type: 'PERCENT' }] },
              { __typename: 'CustomizableCheckboxOption' },
              { __typename: 'CustomizableMultipleOption' },
            ],
          },
        ],
      },
    });
  });

  it('adds their prices to that of the product and keeps different choices apart', async () => {
    const id = await shop.guestCart();
    const [engraving, cable, font, spare, cloth] = await uidsOf(
      'L-GRAVUR',
      'Gravur',
      '4 Meter',
      'Fraktur',
      'Ersatzlampe',
      'Putztuch',
    );
    const add = (text: string, selected: (string | undefined)[]) =>
      shop.add(id, [
        {
          sku: 'L-GRAVUR',
          quantity: 1,
          selected_options: selected,
          entered_options: [{ uid: engraving, value: text }],
        },
      ]);
    await add('Für Anna', [cable, font, spare, cloth]);
    await add('Für Anna', [font, cable, cloth, spare]);
    const answer = await add('Für Otto', [cable]);
    expect(answer.at('addProductsToCart', 'user_errors')).toEqual([]);
    expect((await shop.ask(CART, { id })).at('cart', 'items')).toMatchObject([
      {
        quantity: 2,
        // 100 + 15 + 9 + 10 % + 7 + 3, twice
        prices: { row_total_including_tax: { value: 288 } },
        customizable_options: [
          { label: 'Gravur', values: [{ value: 'Für Anna' }] },
          { label: 'Kabellänge', values: [{ label: '4 Meter' }] },
          { label: 'Schrift', values: [{ label: 'Fraktur' }] },
          { label: 'Zubehör', values: [{ label: 'Ersatzlampe' }, { label: 'Putztuch' }] },
        ],
      },
      { quantity: 1, prices: { row_total_including_tax: { value: 124 } } },
    ]);
  });

  it('rejects a missing, a too long and a malformed value', async () => {
    const id = await shop.guestCart();
    const [engraving, cable, date] = await uidsOf('L-GRAVUR', 'Gravur', '2 Meter', 'Wunschtermin');
    const message = async (selected: unknown[], entered: object[]) =>
      (await shop.add(id, [{ sku: 'L-GRAVUR', quantity: 1, selected_options: selected, entered_options: entered }])).at(
        'addProductsToCart',
        'user_errors',
        0,
        'message',
      );
    const text = { uid: engraving, value: 'Anna' };
    expect(await message([cable], [])).toMatch(/required option\(s\) weren't entered/);
    expect(await message([], [text])).toMatch(/required option\(s\) weren't entered/);
    expect(await message([cable], [{ uid: engraving, value: 'x'.repeat(21) }])).toMatch(/too long/);
    expect(await message([cable], [text, { uid: date, value: 'morgen' }])).toMatch(/date/);
    expect(await message([cable], [text, { uid: date, value: '2026-12-24 00:00:00' }])).toBeUndefined();
  });

  it('never sells a product that needs a file', async () => {
    const answer = await shop.add(await shop.guestCart(), [{ sku: 'L-FOTO', quantity: 1 }]);
    expect(answer.at('addProductsToCart', 'user_errors')).toHaveLength(1);
  });
});

describe('bundles', () => {
  it('names the range of prices and what is selected in advance', async () => {
    expect((await shop.ask(OPTIONS, { sku: 'B-ESSTISCH' })).at('products', 'items', 0)).toMatchObject({
      __typename: 'BundleProduct',
      stock_status: 'IN_STOCK',
      dynamic_price: true,
      price_range: { minimum_price: { final_price: { value: 128 } } },
      items: [
        { type: 'radio', required: true, options: [{ is_default: true, price: 69 }, { is_default: false }] },
        { type: 'select', options: [{ can_change_quantity: true }, {}] },
        { type: 'checkbox', required: false, options: [{ quantity: 2 }] },
        { type: 'multi' },
      ],
    });
  });

  it('adds up the selected products, with a quantity of the shopper', async () => {
    const id = await shop.guestCart();
    const [hanging, table] = await uidsOf('B-ESSTISCH', 'Pendelleuchte Habichtswald', 'Tischleuchte Arolsen');
    const entered = [{ uid: table, value: '3' }];
    const answer = await shop.add(id, [
      { sku: 'B-ESSTISCH', quantity: 2, selected_options: [hanging], entered_options: entered },
    ]);
    expect(answer.at('addProductsToCart', 'user_errors')).toEqual([]);
    expect((await shop.ask(CART, { id })).at('cart', 'items')).toMatchObject([
      {
        __typename: 'BundleCartItem',
        // (69 + 3 × 79) twice
        prices: { row_total_including_tax: { value: 612 } },
        bundle_options: [
          { label: 'Hängeleuchte', values: [{ quantity: 1 }] },
          { label: 'Tischleuchte', values: [{ label: 'Tischleuchte Arolsen', quantity: 3 }] },
        ],
      },
    ]);
    const incomplete = await shop.add(id, [{ sku: 'B-ESSTISCH', quantity: 1, selected_options: [hanging] }]);
    expect(incomplete.at('addProductsToCart', 'user_errors', 0, 'message')).toBe('Please select all required options.');
  });

  it('takes the stock of its parts', async () => {
    const id = await shop.guestCart();
    await shop.add(id, [{ sku: 'L-TISCH-1', quantity: 99 }]);
    const selected = await uidsOf('B-ESSTISCH', 'Pendelleuchte Habichtswald', 'Tischleuchte Arolsen');
    const answer = await shop.add(id, [{ sku: 'B-ESSTISCH', quantity: 2, selected_options: selected }]);
    expect(answer.at('addProductsToCart', 'user_errors', 0, 'code')).toBe('INSUFFICIENT_STOCK');
  });

  it('has a price of its own when the merchant gave it one', async () => {
    const id = await shop.guestCart();
    const selected = await uidsOf('B-FEST', 'Pendelleuchte Habichtswald');
    await shop.add(id, [{ sku: 'B-FEST', quantity: 1, selected_options: selected }]);
    expect((await shop.ask(CART, { id })).at('cart', 'prices', 'grand_total', 'value')).toBe(190);
  });
});

describe('grouped and downloadable products', () => {
  it('sells the products of a group as lines of their own', async () => {
    expect((await shop.ask(OPTIONS, { sku: 'R-TISCH' })).at('products', 'items', 0)).toMatchObject({
      items: [{ qty: 1, product: { sku: 'L-TISCH-1' } }, { qty: 0 }],
    });
    const answer = await shop.add(await shop.guestCart(), [{ sku: 'R-TISCH', quantity: 1 }]);
    expect(answer.at('addProductsToCart', 'user_errors', 0, 'message')).toMatch(/specify the quantity/);
  });

  it('sells the selected links', async () => {
    const id = await shop.guestCart();
    const none = await shop.add(id, [{ sku: 'D-LICHT', quantity: 1 }]);
    expect(none.at('addProductsToCart', 'user_errors', 0, 'message')).toBe('Please specify product link(s).');
    await shop.add(id, [{ sku: 'D-LICHT', quantity: 1, selected_options: await uidsOf('D-LICHT', 'Küche') }]);
    expect((await shop.ask(CART, { id })).at('cart')).toMatchObject({
      is_virtual: true,
      prices: { grand_total: { value: 9 } },
      items: [{ __typename: 'DownloadableCartItem', links: [{ title: 'Küche' }] }],
    });
  });
});

describe('a cart of which nothing is shipped', () => {
  it('is ordered with a billing address alone', async () => {
    const id = await shop.guestCart();
    await shop.add(id, [{ sku: 'G-50', quantity: 1 }]);
    const { errors } = await shop
      .ask(
        `mutation ($id: String!) {
        setGuestEmailOnCart(input: { cart_id: $id, email: "eva@example.com" }) { cart { id } }
        setBillingAddressOnCart(input: { cart_id: $id, billing_address: { address: { firstname: "Eva", lastname: "Muster",
          street: ["Hauptstr. 1"], city: "Kassel", postcode: "34117", country_code: "DE", telephone: "+495611234" } } }) { cart { id } }
        setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "banktransfer" } }) { cart { id } }
        placeOrder(input: { cart_id: $id }) { orderV2 { number is_virtual shipping_address { city } shipping_method billing_address { city }
          items { __typename product_type } total { grand_total { value } } } errors { message } }
      }`,
        { id },
      )
      .then((answer) => {
        expect(answer.at('placeOrder', 'errors')).toEqual([]);
        expect(answer.at('placeOrder', 'orderV2')).toMatchObject({
          is_virtual: true,
          shipping_address: null,
          shipping_method: null,
          billing_address: { city: 'Kassel' },
          items: [{ product_type: 'virtual' }],
          total: { grand_total: { value: 50 } },
        });
        return answer;
      });
    expect(errors).toEqual([]);
  });

  it('lists the links of an account once they are paid for', async () => {
    const token = await shop.signIn('anna.huber@example.com', 'Sonnenblume-7');
    const cart = (await shop.ask('{ customerCart { id } }', {}, token)).textAt('customerCart', 'id');
    const selected = await uidsOf('D-LICHT', 'Küche', 'Wohnzimmer');
    await shop.add(cart, [{ sku: 'D-LICHT', quantity: 1, selected_options: selected }], token);
    await shop.ask(
      `mutation ($id: String!) {
        setBillingAddressOnCart(input: { cart_id: $id, billing_address: { address: { firstname: "Anna", lastname: "Huber",
          street: ["Mariahilfer Straße 12"], city: "Wien", postcode: "1060", country_code: "AT", telephone: "+436641234567" } } }) { cart { id } }
        setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "banktransfer" } }) { cart { id } }
        placeOrder(input: { cart_id: $id }) { orderV2 { number } errors { message } }
      }`,
      { id: cart },
      token,
    );
    const downloads = await shop.ask(
      '{ customerDownloadableProducts { items { status download_url remaining_downloads } } }',
      {},
      token,
    );
    expect(downloads.at('customerDownloadableProducts', 'items')).toEqual([
      { status: 'pending', download_url: '', remaining_downloads: 'Unlimited' },
      { status: 'pending', download_url: '', remaining_downloads: '3' },
    ]);
    const orders = await shop.ask(
      '{ customer { orders { items { number items { __typename ... on DownloadableOrderItem { downloadable_links { title } } } } } } }',
      {},
      token,
    );
    expect(orders.at('customer', 'orders', 'items', 0, 'items', 0)).toEqual({
      __typename: 'DownloadableOrderItem',
      downloadable_links: [{ title: 'Wohnzimmer' }, { title: 'Küche' }],
    });
    const again = await shop.ask(
      'mutation ($number: String!) { reorderItems(orderNumber: $number) { userInputErrors { message } cart { items { __typename ... on DownloadableCartItem { links { title } } } } } }',
      { number: orders.textAt('customer', 'orders', 'items', 0, 'number') },
      token,
    );
    expect(again.at('reorderItems')).toEqual({
      userInputErrors: [],
      cart: { items: [{ __typename: 'DownloadableCartItem', links: [{ title: 'Wohnzimmer' }, { title: 'Küche' }] }] },
    });
  });
});

describe('uids of options', () => {
  it('ignores those of other products', async () => {
    const id = await shop.guestCart();
    const answer = await shop.add(id, [
      { sku: 'L-TISCH-2', quantity: 1, selected_options: [encodeUid('custom-option/1/2')] },
      { sku: 'L-TISCH-2', quantity: 1 },
    ]);
    expect(answer.at('addProductsToCart', 'user_errors')).toEqual([]);
    expect((await shop.ask(CART, { id })).at('cart', 'items')).toMatchObject([{ quantity: 2 }]);
  });
});

describe('what the storefront reads of them', () => {
  async function read(sku: string) {
    const client = createCommerceClient({
      endpoint: 'https://backend.test/graphql',
      identity: () => ({ token: undefined, storeView: 'default', currency: undefined }),
      capabilities: [],
      log: () => undefined,
      fetch: async (input) => {
        const { searchParams } = new URL(input instanceof Request ? input.url : input);
        const { data } = await shop.ask(searchParams.get('query') ?? '', { sku });
        return Response.json({ data });
      },
    });
    return toPurchaseOptions((await execute(client, productOptionsQuery, { sku })).data);
  }

  it('are the fields of every customizable option, with prices in minor units', async () => {
    const purchase = await read('L-GRAVUR');
    expect(purchase).toMatchObject({ basePrice: 10_000, currency: 'EUR', items: [], partUids: [] });
    expect(
      purchase?.options.map(({ input, required, price, maxLength }) => [input, required, price, maxLength]),
    ).toEqual([
      ['text', true, 1500, 20],
      ['textarea', false, 0, null],
      ['date', false, 0, null],
      ['datetime-local', false, 0, null],
      ['time', false, 0, null],
      ['select', true, 0, null],
      ['radio', false, 0, null],
      ['checkbox', false, 0, null],
      ['checkbox', false, 0, null],
    ]);
    expect(purchase?.options[6]?.values.map(({ label, price }) => [label, price])).toEqual([
      ['Antiqua', 0],
      ['Fraktur', 1000],
    ]);
  });

  it('are shares of the price where the merchant gave them in percent', async () => {
    expect((await read('L-FOTO'))?.options[1]?.values[0]?.price).toBe(1200);
  });

  it('are the parts of a bundle, with its own price or the sum of theirs', async () => {
    const dynamic = await read('B-ESSTISCH');
    expect(dynamic).toMatchObject({ basePrice: 0 });
    expect(dynamic?.options.map(({ input, canChangeQuantity }) => [input, canChangeQuantity])).toEqual([
      ['radio', false],
      ['select', true],
      ['checkbox', false],
      ['checkbox', false],
    ]);
    expect(dynamic?.options[2]?.values).toMatchObject([{ quantity: 2, price: 11_800 }]);
    expect(dynamic?.partUids.length).toBe(4);
    expect(await read('B-FEST')).toMatchObject({
      basePrice: 18_000,
      options: [{ values: [{ price: 0, isDefault: true }, { price: 1000 }] }],
    });
  });

  it('are the products of a group and the links of a download', async () => {
    expect((await read('R-TISCH'))?.items.map(({ sku, quantity }) => [sku, quantity])).toEqual([
      ['L-TISCH-1', 1],
      ['L-TISCH-2', 0],
    ]);
    expect(await read('D-LICHT')).toMatchObject({
      basePrice: 500,
      options: [{ label: 'Kapitel', input: 'checkbox', values: [{ price: 300 }, { price: 400, sampleUrl: null }] }],
      samples: [{ title: 'Leseprobe' }],
    });
    expect(await read('NOTHING')).toBeNull();
  });
});
