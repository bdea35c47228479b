import { describe, expect, it } from 'vitest';
import { createCommerceClient } from '../../commerce/index.ts';
import { emptyAddress } from '../address.ts';
import { createPayments } from './create-payments.ts';

const payments = (declaredMethods: readonly string[] = []) =>
  createPayments({
    client: createCommerceClient({
      endpoint: 'https://shop.example/graphql',
      identity: () => ({ token: undefined, storeView: 'default', currency: undefined }),
    }),
    token: () => undefined,
    storeView: () => undefined,
    keys: [],
    verification: null,
    declaredMethods,
    locale: () => 'de-DE',
    returnUrl: () => 'https://shop.example/checkout',
    log: () => undefined,
  });
const payable = {
  cartId: 'cart1',
  total: { minor: 8990, currency: 'EUR' },
  email: 'anna@example.de',
  billing: {
    ...emptyAddress,
    country_code: 'PL',
    firstname: '',
    lastname: '',
    street: [],
    city: '',
    region_code: '',
    postcode: '',
    telephone: '',
  },
};

describe('createPayments', () => {
  it.each([
    'przelewy24',
    'payu_gateway',
    'paypal_express',
    'klarna_pay_later',
    'braintree_paypal',
    'adyen_ideal',
    'toString',
  ])('does not offer %s, which needs a page of its provider', (code) => expect(payments().find(code)).toBeNull());

  it.each(['banktransfer', 'cashondelivery', 'checkmo', 'free', 'purchaseorder'])(
    'offers the offline method %s of stock Magento',
    (code) => {
      expect(payments().find(code)).toMatchObject({ code, readResult: null });
    },
  );

  it('offers the methods that the merchant declares, without fields', () => {
    expect(payments(['invoice_30']).find('invoice_30')).toMatchObject({ code: 'invoice_30', Fields: null });
    expect(payments(['invoice_30']).find('przelewy24')).toBeNull();
  });

  it('rejects a purchase order without its number', async () => {
    await expect(payments().find('purchaseorder')?.collect(payable)).rejects.toMatchObject({
      problem: 'no-purchase-order-number',
    });
  });
});
