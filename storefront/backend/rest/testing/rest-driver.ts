import { REST_ADDRESS } from '../../checkout/testing/checkout-driver.ts';
import type { TestShop } from '../../checkout/testing/test-shop.ts';

/** Body of shipping-information: by courier to Warsaw. */
export const INFORMATION = {
  addressInformation: {
    shipping_address: REST_ADDRESS,
    billing_address: REST_ADDRESS,
    shipping_carrier_code: 'courier',
    shipping_method_code: 'standard',
  },
};

/** Body of payment-information. */
export const payBy = (method: string, additional_data?: object) => ({
  cartId: 'is ignored',
  email: 'rest@example.com',
  paymentMethod: { method, ...(additional_data && { additional_data }) },
  billingAddress: REST_ADDRESS,
});

/** A guest cart with these products, one piece of VIT-C by default. */
export async function filledCart(shop: TestShop, ...items: object[]): Promise<string> {
  const id = await shop.guestCart();
  await shop.add(id, items.length > 0 ? items : [{ sku: 'VIT-C', quantity: 1 }]);
  return id;
}

/** Sends a guest cart's shipping-information. */
export const ship = (shop: TestShop, id: string, body: unknown = INFORMATION) =>
  shop.rest('POST', `V1/guest-carts/${id}/shipping-information`, body);

/** Sends a guest cart's payment-information. */
export const pay = (shop: TestShop, id: string, body: unknown) =>
  shop.rest('POST', `V1/guest-carts/${id}/payment-information`, body);

/** Orders one piece of VIT-C as a customer. @returns the answer of payment-information */
export async function orderAsCustomer(shop: TestShop, token: string, payment: object) {
  const headers = { Authorization: `Bearer ${token}` };
  const id = (await shop.ask('mutation { createEmptyCart }', {}, token)).textAt('createEmptyCart');
  await shop.add(id, [{ sku: 'VIT-C', quantity: 1 }], token);
  await shop.rest('POST', 'V1/carts/mine/shipping-information', INFORMATION, headers);
  return shop.rest('POST', 'V1/carts/mine/payment-information', payment, headers);
}
