import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REST_ADDRESS } from '../checkout/testing/checkout-driver.ts';
import { openTestShop } from '../checkout/testing/test-shop.ts';
import type { TestShop } from '../checkout/testing/test-shop.ts';
import { filledCart, pay, payBy, ship } from './testing/rest-driver.ts';

let shop: TestShop;
beforeAll(() => {
  shop = openTestShop();
});
afterAll(() => shop.dispose());

type Method = readonly [carrier: string, method: string];
const inStore: Method = ['instore', 'pickup'];
const toLocker: Method = ['parcel_locker', 'standard'];

/** Body of shipping-information: by a carrier, with extension attributes of the shipping address. */
const information = ([carrier, method]: Method, extension_attributes?: object) => ({
  addressInformation: {
    shipping_address: { ...REST_ADDRESS, ...(extension_attributes && { extension_attributes }) },
    billing_address: REST_ADDRESS,
    shipping_carrier_code: carrier,
    shipping_method_code: method,
  },
});

describe('shipping information with a pickup point', () => {
  it.each([
    ['a pickup location', inStore, {}, 400, 'Pickup Location Code is required for In-Store Pickup Delivery Method.'],
    [
      'a known pickup location',
      inStore,
      { pickup_location_code: 'nigdzie' },
      404,
      'Can not find Pickup Location with code %1 for %2 Sales Channel "%3".',
    ],
    [
      'a shop that offers pickup',
      inStore,
      { pickup_location_code: 'przemysl' },
      404,
      'Can not find Pickup Location with code %1 for %2 Sales Channel "%3".',
    ],
    [
      'a pickup location and no locker',
      inStore,
      { pickup_location_code: 'WAW01A' },
      404,
      'Can not find Pickup Location with code %1 for %2 Sales Channel "%3".',
    ],
    ['a parcel locker', toLocker, {}, 400, 'The parcel locker is missing. Choose a parcel locker and try again.'],
    [
      'a known parcel locker',
      toLocker,
      { parcel_locker_code: 'XXX99Z' },
      404,
      'Can not find Pickup Location with code %1 for %2 Sales Channel "%3".',
    ],
  ])('needs %s', async (_, method, extension, status, message) => {
    const id = await filledCart(shop);
    expect(await ship(shop, id, information(method, extension))).toMatchObject({ status, body: { message } });
    expect(
      (await shop.ask('query ($id: String!) { cart(cart_id: $id) { shipping_addresses { city } } }', { id })).at(
        'cart',
        'shipping_addresses',
      ),
    ).toEqual([]);
  });

  it.each([
    ['the shop', inStore, { pickup_location_code: 'torun' }, 'Toruń', 'Odbiór w sklepie: Witryna Toruń'],
    ['the parcel locker', toLocker, { parcel_locker_code: 'ZAK01A' }, 'Zakopane', 'Automat paczkowy: ZAK01A'],
  ])(
    'sends the order to %s, for the recipient, and the invoice to the shopper',
    async (_, method, extension, city, named) => {
      const id = await filledCart(shop);
      expect((await ship(shop, id, information(method, extension))).status).toBe(200);
      const cart = await shop.ask(
        'query ($id: String!) { cart(cart_id: $id) { shipping_addresses { firstname lastname city street telephone } billing_address { city street } } }',
        { id },
      );
      expect(cart.at('cart')).toMatchObject({
        shipping_addresses: [{ firstname: 'Jan', lastname: 'Kowalski', city, telephone: REST_ADDRESS.telephone }],
        billing_address: { city: 'Warszawa', street: REST_ADDRESS.street },
      });
      expect((await pay(shop, id, payBy('banktransfer'))).status).toBe(200);
      const mail = await shop.newestMail();
      expect(mail).toContain(named);
      expect(mail).toContain(city);
    },
  );

  it('refuses the order of a cart whose address was changed after the point had been chosen', async () => {
    const id = await filledCart(shop);
    await ship(shop, id, information(inStore, { pickup_location_code: 'torun' }));
    await shop.ask(
      `mutation ($id: String!) { setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{ address: { firstname: "Jan", lastname: "Kowalski",
        street: ["Lipowa 5"], city: "Łódź", region: "PL-10", postcode: "90-001", telephone: "1", country_code: "PL" } }] }) { cart { id } } }`,
      { id },
    );
    expect(await pay(shop, id, payBy('banktransfer'))).toMatchObject({
      status: 400,
      body: { message: 'Pickup Location Address does not match Shipping Address for In-Store Pickup Quote.' },
    });
  });
});

describe('parcel lockers', () => {
  const LOCKERS =
    'query ($carrier: String!) { parcelLockers(carrier_code: $carrier) { code city postcode country_id latitude longitude } }';

  it('are listed for the carrier that delivers to them, each in Poland and under a code of its own', async () => {
    const lockers = (await shop.ask(LOCKERS, { carrier: 'parcel_locker' })).at('parcelLockers');
    if (!Array.isArray(lockers)) throw new Error('There is no list.');
    expect(lockers).toHaveLength(60);
    expect(new Set(lockers.map(({ code }: { code: string }) => code)).size).toBe(60);
    for (const { postcode, latitude, longitude } of lockers) {
      expect(postcode).toMatch(/^\d{2}-\d{3}$/);
      expect(latitude).toBeGreaterThan(49);
      expect(latitude).toBeLessThan(54.9);
      expect(longitude).toBeGreaterThan(14.1);
      expect(longitude).toBeLessThan(24.2);
    }
    expect((await shop.ask(LOCKERS, { carrier: 'courier' })).at('parcelLockers')).toEqual([]);
  });
});
