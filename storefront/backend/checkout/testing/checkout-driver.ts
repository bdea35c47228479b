import type { ShopResponse, TestShop } from './test-shop.ts';

/** An address in Magento's GraphQL form. */
export const ADDRESS = {
  firstname: 'Jan',
  lastname: 'Kowalski',
  street: ['ul. Lipowa 5', 'm. 7'],
  city: 'Warszawa',
  region: 'PL-14',
  postcode: '00-950',
  telephone: '+48 22 000 00 02',
  country_code: 'PL',
};

/** The same address in Magento's REST form. */
export const REST_ADDRESS = {
  firstname: 'Jan',
  lastname: 'Kowalski',
  street: ['ul. Lipowa 5', 'm. 7'],
  city: 'Warszawa',
  region_code: 'PL-14',
  region: 'mazowieckie',
  postcode: '00-950',
  telephone: '+48 22 000 00 02',
  country_id: 'PL',
};

/** Steps of a checkout by GraphQL; each leaves out what a test wants to see missing. */
export interface CheckoutSteps {
  email?: string | null;
  address?: object | null;
  billing?: object | null;
  shipping?: [carrier: string, method: string] | null;
  /** Code of the shop or locker where it is picked up. Default: none */
  pickupPoint?: string;
  payment?: object | null;
}

/** Fills a cart's checkout in. A step that is null is left out. */
export async function fillCheckout(
  shop: TestShop,
  id: string,
  steps: CheckoutSteps = {},
  token?: string,
): Promise<void> {
  const { email = 'jan@example.com', address = ADDRESS, billing = { same_as_shipping: true } } = steps;
  const { pickupPoint: code = null, shipping = ['courier', 'standard'], payment = { code: 'banktransfer' } } = steps;
  const run = async (document: string, variables: Record<string, unknown>) => {
    const { errors } = await shop.ask(document, { id, ...variables }, token);
    if (errors[0]) throw new Error(errors[0].message);
  };
  if (email !== null && token === undefined) {
    await run(
      'mutation ($id: String!, $email: String!) { setGuestEmailOnCart(input: { cart_id: $id, email: $email }) { cart { id } } }',
      { email },
    );
  }
  if (address) {
    await run(
      'mutation ($id: String!, $address: CartAddressInput, $code: String) { setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{ address: $address, pickup_location_code: $code }] }) { cart { id } } }',
      { address, code },
    );
  }
  if (billing) {
    await run(
      'mutation ($id: String!, $billing: BillingAddressInput!) { setBillingAddressOnCart(input: { cart_id: $id, billing_address: $billing }) { cart { id } } }',
      { billing },
    );
  }
  if (shipping) {
    await run(
      'mutation ($id: String!, $carrier: String!, $method: String!) { setShippingMethodsOnCart(input: { cart_id: $id, shipping_methods: [{ carrier_code: $carrier, method_code: $method }] }) { cart { id } } }',
      { carrier: shipping[0], method: shipping[1] },
    );
  }
  if (payment) {
    await run(
      'mutation ($id: String!, $payment: PaymentMethodInput!) { setPaymentMethodOnCart(input: { cart_id: $id, payment_method: $payment }) { cart { id } } }',
      { payment },
    );
  }
}

/** Places the order of a cart. */
export function placeOrder(shop: TestShop, id: string, token?: string): Promise<ShopResponse> {
  return shop.ask(
    `mutation ($id: String!) { placeOrder(input: { cart_id: $id }) {
      errors { code message } order { order_number } orderV2 { id number token status state }
    } }`,
    { id },
    token,
  );
}

/** A guest cart with everything an order needs. */
export async function readyCart(shop: TestShop, items: readonly object[], steps: CheckoutSteps = {}): Promise<string> {
  const id = await shop.guestCart();
  await shop.add(id, items);
  await fillCheckout(shop, id, steps);
  return id;
}

/** What is left of a product. */
export function setStock(shop: TestShop, sku: string, left: number): void {
  shop.service.database.run('UPDATE stock_item SET supplied = sold + ? WHERE sku = ?', [left, sku]);
}
