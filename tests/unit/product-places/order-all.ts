import { fireEvent, screen, waitFor } from '@testing-library/react';
import { readShopTexts } from '../../e2e/steps/shop-texts.ts';
import type { OpenMerchant } from './open-merchant.ts';
import { productTypes, type SampleMerchant } from './sample-products.ts';

/** An order of a customer, what it is written in, and what ordering it again puts into the cart. */
interface PlacedOrder {
  readonly number: string;
  readonly token: string;
  /** The confirmation, as HTML. */
  readonly mail: string;
  /** Lines of the cart after the order was ordered again, as JSON. */
  readonly cartItems: readonly string[];
}

const ADDRESSES = `mutation ($id: String!, $address: CartAddressInput!) {
  setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{ address: $address }] }) {
    cart { shipping_addresses { available_shipping_methods { carrier_code method_code available } } }
  }
  setBillingAddressOnCart(input: { cart_id: $id, billing_address: { address: $address } }) { cart { id } }
}`;

const ORDER = `mutation ($id: String!, $carrier: String!, $method: String!, $payment: String!) {
  setShippingMethodsOnCart(input: { cart_id: $id, shipping_methods: [{ carrier_code: $carrier, method_code: $method }] }) { cart { id } }
  setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: $payment } }) { cart { id } }
  placeOrder(input: { cart_id: $id }) { orderV2 { number } errors { message } }
}`;

const LINES = `{ customerCart { items {
  product { name }
  ... on ConfigurableCartItem { configurable_options { value_label } }
  ... on BundleCartItem { bundle_options { values { label } } }
  ... on DownloadableCartItem { links { title } }
  ... on SimpleCartItem { customizable_options { values { label value } } }
  ... on VirtualCartItem { customizable_options { values { label value } } }
} } }`;

/** Places an order of a new customer with a product of every type, and orders it again on its page. */
export async function orderAll(
  opened: OpenMerchant,
  { address, payment, locale }: SampleMerchant,
): Promise<PlacedOrder> {
  const { shop } = opened;
  const { token } = await shop.newCustomer();
  const id = (await shop.ask('{ customerCart { id } }', {}, token)).textAt('customerCart', 'id');
  await opened.add(productTypes, id, token);
  const { at } = await shop.ask(ADDRESSES, { id, address }, token);
  const methods = ['setShippingAddressesOnCart', 'cart', 'shipping_addresses', 0, 'available_shipping_methods', 0];
  const answer = await shop.ask(
    ORDER,
    { id, payment, carrier: at(...methods, 'carrier_code'), method: at(...methods, 'method_code') },
    token,
  );
  const number = answer.textAt('placeOrder', 'orderV2', 'number');
  const mail = await shop.newestMail();
  await opened.open(`/order-history/${number}`, { token });
  const button = await waitFor(() => screen.getByRole('button', { name: readShopTexts(locale)('orders.reorder') }));
  fireEvent.click(button);
  const cartItems = await waitFor(async () => {
    const items = (await shop.ask(LINES, {}, token)).at('customerCart', 'items');
    if (!Array.isArray(items) || items.length === 0) throw new Error('Nothing is in the cart.');
    return items.map((item) => JSON.stringify(item));
  });
  return { number, token, mail, cartItems };
}
