import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wholesaleCustomer } from '../../../demo/accounts/wholesale-customer.ts';
import { demoCustomer } from '../../../demo/accounts/demo-customer.ts';
import { withWholesalePrices } from '../../../demo/offers/with-wholesale-prices.ts';
import { openTestShop, type TestShop } from '../../checkout/testing/test-shop.ts';
import { catalogFixture } from '../../testing/catalog-fixture.ts';
import { fixtureShop } from '../../testing/fixture-shop.ts';

const PRODUCT = `query ($sku: String!) { products(filter: { sku: { eq: $sku } }) { items {
  price_range {
    minimum_price { regular_price { value } final_price { value } discount { percent_off } }
    maximum_price { final_price { value } }
  }
  price_tiers { quantity final_price { value } }
  unit_price { price { value } }
  special_price
} } }`;

const LINE = `query ($id: String!) { cart(cart_id: $id) {
  items { quantity prices { price_including_tax { value } } } prices { grand_total { value } }
} }`;

let shop: TestShop;
let wholesale: string;
let retail: string;
beforeAll(async () => {
  const catalog = { ...catalogFixture, products: catalogFixture.products.map(withWholesalePrices) };
  shop = openTestShop({ shop: fixtureShop({ catalog, accounts: [demoCustomer, wholesaleCustomer] }) });
  wholesale = await shop.signIn(wholesaleCustomer.email, wholesaleCustomer.password);
  retail = await shop.signIn(demoCustomer.email, demoCustomer.password);
});
afterAll(() => shop.dispose());

const getProduct = async (sku: string, token?: string) =>
  (await shop.ask(PRODUCT, { sku }, token)).at('products', 'items', 0);

describe('prices of a customer group', () => {
  it('are those of its customers, with the regular price and the tiers of the group', async () => {
    expect(await getProduct('VIT-C', wholesale)).toEqual({
      price_range: {
        minimum_price: {
          regular_price: { value: 49.99 },
          final_price: { value: 39.99 },
          discount: { percent_off: 20 },
        },
        maximum_price: { final_price: { value: 39.99 } },
      },
      price_tiers: [
        { quantity: 1, final_price: { value: 39.99 } },
        { quantity: 10, final_price: { value: 37.49 } },
      ],
      unit_price: { price: { value: 0.67 } },
      special_price: null,
    });
  });

  it('are not those of guests and other customers', async () => {
    const guest = await getProduct('VIT-C');
    expect(guest).toMatchObject({
      price_range: { minimum_price: { final_price: { value: 49.99 }, discount: { percent_off: 0 } } },
      price_tiers: [],
    });
    expect(await getProduct('VIT-C', retail)).toEqual(guest);
  });

  it('are those of the variants of a configurable product', async () => {
    const product = catalogFixture.products.find(({ kind }) => kind.type === 'configurable');
    const variants = product?.kind.type === 'configurable' ? product.kind.variants : [];
    const own = variants.map(
      ({ price: { regular, sale = regular } }) => Math.min(sale, Math.round(regular * 0.8)) / 100,
    );
    expect(await getProduct(product?.sku ?? '', wholesale)).toMatchObject({
      price_range: {
        minimum_price: { final_price: { value: Math.min(...own) } },
        maximum_price: { final_price: { value: Math.max(...own) } },
      },
    });
  });

  it('are paid in the cart, and its tiers from their quantity on', async () => {
    const cart = (await shop.ask('{ customerCart { id } }', {}, wholesale)).textAt('customerCart', 'id');
    await shop.add(cart, [{ sku: 'VIT-C', quantity: 1 }], wholesale);
    const readLine = async () => (await shop.ask(LINE, { id: cart }, wholesale)).at('cart', 'items', 0);
    expect(await readLine()).toEqual({ quantity: 1, prices: { price_including_tax: { value: 39.99 } } });
    await shop.add(cart, [{ sku: 'VIT-C', quantity: 9 }], wholesale);
    expect(await readLine()).toEqual({ quantity: 10, prices: { price_including_tax: { value: 37.49 } } });
  });

  it('are cached apart from those of other customers', async () => {
    const getCacheId = async (token: string) =>
      (
        await shop.call('GET', `/graphql?query=${encodeURIComponent('{ storeConfig { store_code } }')}`, {
          headers: { Authorization: `Bearer ${token}` },
        })
      ).headers?.['x-magento-cache-id'];
    const [own, other] = [await getCacheId(wholesale), await getCacheId(retail)];
    expect(own).toMatch(/^[0-9a-f]{64}$/);
    expect(own).not.toBe(other);
  });
});
