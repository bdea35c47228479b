import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../../storefront/backend/checkout/testing/test-shop.ts';
import americanBikes from '../../merchants/american-bikes/index.ts';
import germanShoes from '../../merchants/german-shoes/index.ts';

const PRODUCT = `query ($sku: String!) { products(filter: { sku: { eq: $sku } }) { items {
  min_sale_qty max_sale_qty
  price_tiers { quantity final_price { value } discount { amount_off percent_off } }
  price_range { minimum_price { final_price { value } fixed_product_taxes { label amount { value } } } }
  ... on ConfigurableProduct { variants { product { sku price_tiers { quantity final_price { value } } } } }
} } }`;

const SPECIAL = `query ($sku: String!) { products(filter: { sku: { eq: $sku } }) { items {
  special_price special_from_date special_to_date
} } }`;

const CART = `query ($id: String!) { cart(cart_id: $id) {
  prices { subtotal_including_tax { value } grand_total { value } }
  items { uid quantity prices {
    price_including_tax { value } row_total_including_tax { value } fixed_product_taxes { label amount { value } }
  } }
} }`;

const UPDATE = `mutation ($id: String!, $uid: ID!, $quantity: Float!) {
  updateCartItems(input: { cart_id: $id, cart_items: [{ cart_item_uid: $uid, quantity: $quantity }] }) { errors { code message } }
}`;

let german: TestShop;
let american: TestShop;
beforeAll(() => {
  german = openTestShop({ shop: germanShoes, profile: 'stock' });
  american = openTestShop({ shop: americanBikes, profile: 'stock' });
});
afterAll(() => {
  german.dispose();
  american.dispose();
});

const getProduct = async (shop: TestShop, sku: string) => (await shop.ask(PRODUCT, { sku })).at('products', 'items', 0);

async function addTo(shop: TestShop, sku: string, quantity: number) {
  const id = await shop.guestCart();
  const answer = await shop.add(id, [{ sku, quantity }]);
  return { id, errors: answer.at('addProductsToCart', 'user_errors') };
}

describe('tier prices', () => {
  it('are listed with their difference from the regular price', async () => {
    expect(await getProduct(german, 'L-LED')).toMatchObject({
      price_tiers: [
        { quantity: 3, final_price: { value: 9.9 }, discount: { amount_off: 3, percent_off: 23.26 } },
        { quantity: 12, final_price: { value: 9.03 }, discount: { amount_off: 3.87, percent_off: 30 } },
      ],
    });
  });

  it('are those of a variant, not of its product', async () => {
    expect(await getProduct(german, 'S-SOHLE')).toMatchObject({
      price_tiers: [],
      variants: [
        { product: { sku: 'S-SOHLE-41', price_tiers: [] } },
        { product: { sku: 'S-SOHLE-42', price_tiers: [{ quantity: 2, final_price: { value: 14 } }] } },
      ],
    });
  });

  it('have the tax that the merchant entered where the catalog shows prices without it', async () => {
    expect(await getProduct(american, 'P-TUBE')).toMatchObject({
      price_range: { minimum_price: { final_price: { value: 8 } } },
      price_tiers: [
        { quantity: 5, final_price: { value: 7.56 }, discount: { amount_off: 1.08, percent_off: 12.5 } },
        {},
      ],
    });
  });

  it.each([
    [2, 12.9, 25.8],
    [3, 9.9, 29.7],
    [11, 9.9, 108.9],
    [12, 9.03, 108.36],
  ])('make the price of %d pieces %d each', async (quantity, price, total) => {
    const { id } = await addTo(german, 'L-LED', quantity);
    expect((await german.ask(CART, { id })).at('cart', 'items', 0, 'prices')).toMatchObject({
      price_including_tax: { value: price },
      row_total_including_tax: { value: total },
    });
  });
});

describe('fixed product taxes', () => {
  it('are part of the price of the catalog, and named', async () => {
    expect(await getProduct(german, 'L-LED')).toMatchObject({
      price_range: {
        minimum_price: {
          final_price: { value: 13.1 },
          fixed_product_taxes: [{ label: 'Entsorgungsbeitrag', amount: { value: 0.2 } }],
        },
      },
    });
  });

  it('are added to the total of a cart, not to its subtotal', async () => {
    const { id } = await addTo(german, 'L-LED', 2);
    expect((await german.ask(CART, { id })).at('cart')).toMatchObject({
      prices: { subtotal_including_tax: { value: 25.8 }, grand_total: { value: 26.2 } },
      items: [{ prices: { fixed_product_taxes: [{ label: 'Entsorgungsbeitrag', amount: { value: 0.2 } }] } }],
    });
  });
});

describe('rules for quantities', () => {
  it('are those of the product', async () => {
    expect(await getProduct(german, 'L-KABEL')).toMatchObject({ min_sale_qty: 0.5, max_sale_qty: 25 });
    expect(await getProduct(german, 'L-TISCH-1')).toMatchObject({ min_sale_qty: 1, max_sale_qty: 10_000 });
  });

  it.each([
    ['L-FASSUNG', 2, 'INSUFFICIENT_STOCK', 'The fewest you may purchase is 4.'],
    ['L-FASSUNG', 44, 'INSUFFICIENT_STOCK', 'The most you may purchase is 40.'],
    ['L-FASSUNG', 6, 'UNDEFINED', 'You can buy this product only in quantities of 4 at a time.'],
    ['L-FASSUNG', 4.5, 'UNDEFINED', 'You cannot use decimal quantity for this product.'],
    ['L-KABEL', 0.7, 'UNDEFINED', 'You can buy this product only in quantities of 0.5 at a time.'],
  ])('refuse %d of %s', async (sku, quantity, code, message) => {
    expect((await addTo(german, sku, quantity)).errors).toMatchObject([{ code, message }]);
  });

  it('hold for the change of a line, which stays as it was', async () => {
    const { id } = await addTo(german, 'L-FASSUNG', 8);
    const uid = (await german.ask(CART, { id })).at('cart', 'items', 0, 'uid');
    const answer = await german.ask(UPDATE, { id, uid, quantity: 7 });
    expect(answer.at('updateCartItems', 'errors')).toMatchObject([
      { code: 'UNDEFINED', message: 'You can buy this product only in quantities of 4 at a time.' },
    ]);
    expect((await german.ask(CART, { id })).at('cart', 'items', 0, 'quantity')).toBe(8);
  });

  it('sell fractions where the product has them', async () => {
    const { id, errors } = await addTo(german, 'L-KABEL', 2.5);
    expect(errors).toEqual([]);
    expect((await german.ask(CART, { id })).at('cart')).toMatchObject({
      prices: { grand_total: { value: 12.25 } },
      items: [{ quantity: 2.5, prices: { row_total_including_tax: { value: 12.25 } } }],
    });
  });
});

describe('special prices', () => {
  it('end on the day that the merchant has set, if any', async () => {
    const getSpecial = async (sku: string) => (await german.ask(SPECIAL, { sku })).at('products', 'items', 0);
    expect(await getSpecial('L-HAENGE-2')).toEqual({
      special_price: 69,
      special_from_date: null,
      special_to_date: '2099-12-31 00:00:00',
    });
    expect(await getSpecial('L-LED')).toMatchObject({ special_price: null, special_to_date: null });
  });
});
