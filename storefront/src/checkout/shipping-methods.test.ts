import { describe, expect, it } from 'vitest';
import { CommerceError } from '../commerce/index.ts';
import { findPickedMethod, toShippingMethods } from './shipping-methods.ts';

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
  price_excl_tax: { currency: 'PLN', value: 12.19 },
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
        priceExcludingTax: { minor: 1219, currency: 'PLN' },
        available: true,
        problem: '',
      },
    ]);
  });

  it('takes the amount of the method where it has no price without tax, and no price where there is none', () => {
    const none = { currency: 'PLN', value: null } as const;
    const [first, second] = toShippingMethods(
      createResponse([
        { ...courier, price_incl_tax: none, price_excl_tax: none, amount: { currency: 'PLN', value: 11 } },
        { ...courier, price_incl_tax: { currency: null, value: 1 }, price_excl_tax: none, amount: none },
      ]),
    );
    expect(first).toMatchObject({ price: null, priceExcludingTax: { minor: 1100, currency: 'PLN' } });
    expect(second).toMatchObject({ price: null, priceExcludingTax: null });
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

describe('findPickedMethod', () => {
  const [express, locker] = toShippingMethods(
    createResponse([
      { ...courier, method_code: 'express' },
      { ...courier, method_code: 'locker' },
    ]),
  );
  const refused = express && { ...express, code: 'refused', available: false };
  const methods = [express, locker, refused].flatMap((method) => method ?? []);

  it('is the picked one while it is offered', () => {
    expect(findPickedMethod(methods, locker?.code ?? null)).toBe(locker);
    expect(findPickedMethod(methods, 'gone')).toBeNull();
    expect(findPickedMethod(methods, null)).toBeNull();
  });

  it('is the only one that can be chosen', () => {
    expect(
      findPickedMethod(
        [methods[1], methods[2]].flatMap((method) => method ?? []),
        null,
      ),
    ).toBe(locker);
    expect(findPickedMethod(refused ? [refused] : [], null)).toBeNull();
  });
});
