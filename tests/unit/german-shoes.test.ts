import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../storefront/backend/checkout/testing/test-shop.ts';
import germanShoes from '../merchants/german-shoes/index.ts';

let shop: TestShop;
beforeAll(() => {
  shop = openTestShop({ shop: germanShoes, profile: 'stock' });
});
afterAll(() => shop.dispose());

describe('the German merchant on stock Magento', () => {
  it('sells in German and euro, with configurable and simple products', async () => {
    const answer = await shop.ask(
      '{ storeConfig { locale base_currency_code } products(filter: {}, pageSize: 50) { items { __typename sku } } }',
    );
    expect(answer.at('storeConfig')).toEqual({ locale: 'de_DE', base_currency_code: 'EUR' });
    const items = JSON.stringify(answer.at('products', 'items'));
    expect(items).toContain('"ConfigurableProduct"');
    expect(items).toContain('"SimpleProduct"');
  });

  it('shows the attributes of its products with their labels', async () => {
    const answer = await shop.ask(`{
      attributesList(entityType: CATALOG_PRODUCT, filters: { is_visible_on_front: true }) { items { code label frontend_input } }
      products(filter: { sku: { eq: "S-DERBY" } }) {
        items { custom_attributesV2(filters: { is_visible_on_front: true }) { items { code ... on AttributeValue { value } } } }
      }
    }`);
    expect(answer.at('attributesList', 'items')).toEqual([
      { code: 'material', label: 'Obermaterial', frontend_input: 'TEXT' },
      { code: 'sole', label: 'Sohle', frontend_input: 'TEXTAREA' },
    ]);
    expect(answer.at('products', 'items', 0, 'custom_attributesV2', 'items')).toEqual([
      { code: 'material', value: 'Rindleder' },
      { code: 'sole', value: '<strong>Leder</strong>, rahmengenäht' },
    ]);
  });

  it('has terms that are accepted automatically and terms that are not', async () => {
    const answer = await shop.ask('{ checkoutAgreements { name mode } }');
    expect(JSON.stringify(answer.at('checkoutAgreements'))).toMatch(/"MANUAL".*"AUTO"|"AUTO".*"MANUAL"/);
  });

  it('offers payment methods that this shop has no adapter for', async () => {
    const id = (await shop.ask('mutation { createEmptyCart }')).at('createEmptyCart');
    await shop.ask(
      'mutation ($id: String!, $items: [CartItemInput!]!) { addProductsToCart(cartId: $id, cartItems: $items) { cart { id } } }',
      { id, items: [{ sku: 'L-TISCH-1', quantity: 1 }] },
    );
    const answer = await shop.ask(
      'query ($id: String!) { cart(cart_id: $id) { available_payment_methods { code } } }',
      {
        id,
      },
    );
    expect(JSON.stringify(answer.at('cart', 'available_payment_methods'))).toContain('"acme_pay"');
  });
});
