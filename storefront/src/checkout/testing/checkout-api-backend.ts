import { vi } from 'vitest';
import { isString, type Capabilities } from '../../commerce/index.ts';
import { fakeBackend, type FakeHandler } from '../../testing/index.ts';
import { emptyAddress, type CheckoutAddress } from '../address.ts';
import { createCheckoutApi, type CheckoutBackendOptions } from '../checkout-api.ts';
import type { ShippingMethod } from '../checkout-state.ts';

export const shippingFields = {
  firstname: 'Anna',
  lastname: 'Nowak',
  street: ['Prosta 1'],
  city: 'Kraków',
  region_code: 'PL-12',
  postcode: '31-000',
  telephone: '+48600700800',
};
const country_code = 'PL';
export const shipping: CheckoutAddress = { ...emptyAddress, ...shippingFields, country_code };
export const billing: CheckoutAddress = { ...emptyAddress, firstname: 'Firma', street: ['Krzywa 2'], city: 'Łódź' };
export const regions = [{ id: 7, code: 'PL-12', name: 'małopolskie', country: 'PL' }];
export const order = {
  email: 'anna@example.pl',
  shipping,
  billing: null,
  regions,
  addressesToSave: { shipping: false, billing: false },
};
export const courier: ShippingMethod = {
  code: 'inpost|courier',
  carrierCode: 'inpost',
  methodCode: 'courier',
  title: 'InPost – Kurier',
  carrierTitle: 'InPost',
  methodTitle: 'Kurier',
  price: null,
  priceExcludingTax: null,
  available: true,
  problem: '',
};
export const guest = { cartId: 'cart/1', signedIn: false };
export const customer = { cartId: 'cart1', signedIn: true };
export const card = { method: 'card', additionalData: { payment_method_nonce: 'n1' } };

/** The checkout API whose REST calls get one answer and whose GraphQL calls a function answers. */
export function setUpCheckoutApi(
  rest: Response | Error = Response.json({}),
  graphql: FakeHandler = () => ({ data: {} }),
  token?: string,
  options: Pick<CheckoutBackendOptions, 'captchaToken' | 'agreementIds' | 'restCurrency' | 'log'> = {},
  capabilities: Capabilities = [],
) {
  const send = vi.fn<typeof fetch>(() =>
    rest instanceof Error ? Promise.reject(rest) : Promise.resolve(rest.clone()),
  );
  vi.stubGlobal('fetch', send);
  const { client, sent } = fakeBackend(graphql, { capabilities });
  const requests = () =>
    send.mock.calls.map(([url, init]) => {
      const body: unknown = isString(init?.body) ? JSON.parse(init.body) : undefined;
      return { url, method: init?.method, token: new Headers(init?.headers).get('authorization'), body };
    });
  const headers = () => send.mock.calls.map(([, init]) => new Headers(init?.headers).get('x-recaptcha'));
  return { backend: createCheckoutApi(client, () => token, options), requests, headers, sent };
}
