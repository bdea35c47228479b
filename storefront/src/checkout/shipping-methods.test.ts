import { describe, expect, it } from 'vitest';
import { CommerceError } from '../commerce/index.ts';
import { toShippingMethods } from './shipping-methods.ts';

type ShippingMethodsResponse = Parameters<typeof toShippingMethods>[0];
type Method = NonNullable<
  NonNullable<
    NonNullable<
      NonNullable<ShippingMethodsResponse['setShippingAddressesOnCart']>['cart']['shipping_addresses'][number]
    >['available_shipping_methods']
  >[number]
>;

const courier: Method = {
  carrier_code: 'inpost',
  carrier_title: 'InPost',
  method_code: 'courier',
  method_title: 'Kurier',
  available: true,
  error_message: null,
  price_incl_tax: { currency: 'PLN', value: 14.99 },
  amount: { currency: 'PLN', value: 12.19 },
};
const createResponse = (...addresses: (Method | null)[][]): ShippingMethodsResponse => ({
  setShippingAddressesOnCart: {
    cart: { id: 'cart1', shipping_addresses: addresses.map((methods) => ({ available_shipping_methods: methods })) },
  },
});

describe('toShippingMethods', () => {
  it('[CHK-04] [CHK-20] reads the shipping methods of the first address as code and title', () => {
    expect(toShippingMethods(createResponse([courier], [{ ...courier, carrier_code: 'dpd' }]))).toEqual([
      {
        code: 'inpost|courier',
        carrierCode: 'inpost',
        methodCode: 'courier',
        title: 'InPost – Kurier',
        carrierTitle: 'InPost',
        methodTitle: 'Kurier',
        price: { minor: 1499, currency: 'PLN' },
        available: true,
        problem: '',
      },
    ]);
  });

  it('takes the price without tax where there is no other, and none where there is none', () => {
    const [first, second] = toShippingMethods(
      createResponse([
        { ...courier, price_incl_tax: { currency: 'PLN', value: null } },
        { ...courier, price_incl_tax: { currency: null, value: 1 } },
      ]),
    );
    expect(first?.price).toEqual({ minor: 1219, currency: 'PLN' });
    expect(second?.price).toBeNull();
  });

  it('keeps free delivery free', () => {
    expect(
      toShippingMethods(createResponse([{ ...courier, price_incl_tax: { currency: 'PLN', value: 0 } }]))[0]?.price,
    ).toEqual({ minor: 0, currency: 'PLN' });
  });

  it('names the carrier alone where the method has no title', () => {
    expect(toShippingMethods(createResponse([{ ...courier, method_title: null }]))[0]?.title).toBe('InPost');
  });

  it('does not offer a method that the backend refuses, and keeps its reason', () => {
    const methods = toShippingMethods(
      createResponse([
        { ...courier, available: false, error_message: 'Zbyt ciężka paczka.' },
        { ...courier, method_code: null },
      ]),
    );
    expect(methods.map(({ available }) => available)).toEqual([false, false]);
    expect(methods[0]?.problem).toBe('Zbyt ciężka paczka.');
  });

  it('is empty for empty entries', () => expect(toShippingMethods(createResponse([null]))).toEqual([]));

  it.each<[string, ShippingMethodsResponse]>([
    ['no answer', { setShippingAddressesOnCart: null }],
    ['no address', createResponse()],
  ])('does not take %s for an address that nothing can be sent to', (_, answer) =>
    expect(() => toShippingMethods(answer)).toThrow(CommerceError),
  );
});
