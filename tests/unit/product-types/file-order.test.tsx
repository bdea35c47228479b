// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import germanShoes from '../../merchants/german-shoes/index.ts';
import { readShopTexts } from '../../e2e/steps/shop-texts.ts';
import { germanAddress } from '../product-places/german-address.ts';
import { keepReceipt } from '../product-places/keep-receipt.ts';
import { openShop, type OpenShop } from '../shop-page/open-shop.tsx';

const text = readShopTexts('de_DE');

/** A red pixel. */
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

let opened: OpenShop;
let token: string;
let cartId: string;
beforeAll(async () => {
  opened = await openShop({ shop: germanShoes, profile: 'stock' });
  ({ token } = await opened.shop.newCustomer());
  cartId = (await opened.shop.ask('{ customerCart { id } }', {}, token)).textAt('customerCart', 'id');
  const answer = await opened.shop.ask(
    '{ products(filter: { sku: { eq: "L-FOTO" } }) { items { ... on CustomizableProductInterface { options { option_id } } } } }',
  );
  const file_info = { base64_encoded_data: pixel, type: 'image/png', name: 'Oma.png' };
  const custom_options = [
    {
      option_id: answer.at('products', 'items', 0, 'options', 0, 'option_id'),
      option_value: 'file',
      extension_attributes: { file_info },
    },
  ];
  const cartItem = { sku: 'L-FOTO', qty: 1, product_option: { extension_attributes: { custom_options } } };
  await opened.shop.rest('POST', 'V1/carts/mine/items', { cartItem }, { Authorization: `Bearer ${token}` });
});
afterAll(() => opened.shop.dispose());
afterEach(cleanup);

const main = () => screen.getByRole('main');
const expectFile = () => waitFor(() => expect(main().textContent).toContain('Oma.png'));

const ADDRESSES = `mutation ($id: String!, $address: CartAddressInput!) {
  setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{ address: $address }] }) {
    cart { shipping_addresses { available_shipping_methods { carrier_code method_code } } }
  }
  setBillingAddressOnCart(input: { cart_id: $id, billing_address: { address: $address } }) { cart { id } }
}`;

const ORDER = `mutation ($id: String!, $method: ShippingMethodInput!) {
  setShippingMethodsOnCart(input: { cart_id: $id, shipping_methods: [$method] }) { cart { id } }
  setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "banktransfer" } }) { cart { id } }
  placeOrder(input: { cart_id: $id }) { orderV2 { number } errors { message } }
}`;

describe('the file of an option', () => {
  it.each(['/cart', '/checkout'])('is named on %s', async (path) => {
    await opened.open(path, { cartId, token });
    await expectFile();
  });

  it('is named on the receipt', async () => {
    await keepReceipt(opened, cartId, token);
    await opened.open('/create-account');
    await expectFile();
  });

  it('is named by the order, and bought with it again', async () => {
    const { shop } = opened;
    const { at } = await shop.ask(ADDRESSES, { id: cartId, address: germanAddress }, token);
    const method = at('setShippingAddressesOnCart', 'cart', 'shipping_addresses', 0, 'available_shipping_methods', 0);
    const placed = await shop.ask(ORDER, { id: cartId, method }, token);
    const number = placed.textAt('placeOrder', 'orderV2', 'number');
    await opened.open(`/order-history/${number}`, { token });
    await expectFile();
    fireEvent.click(screen.getByRole('button', { name: text('orders.reorder') }));
    const again = await waitFor(async () => {
      const cart = await shop.ask('{ customerCart { id total_quantity } }', {}, token);
      expect(cart.at('customerCart', 'total_quantity')).toBe(1);
      return cart.textAt('customerCart', 'id');
    });
    cleanup();
    await opened.open('/cart', { cartId: again, token });
    await expectFile();
  });
});
