import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import demo from '../../demo/index.ts';
import { REST_ADDRESS, setStock } from '../checkout/testing/checkout-driver.ts';
import { openTestShop } from '../checkout/testing/test-shop.ts';
import type { TestShop } from '../checkout/testing/test-shop.ts';
import { column, text } from '../database/index.ts';
import { fixtureShop } from '../testing/fixture-shop.ts';
import { filledCart, INFORMATION, pay, payBy, ship } from './testing/rest-driver.ts';

let shop: TestShop;
beforeAll(() => {
  shop = openTestShop();
});
afterAll(() => shop.dispose());

describe('payment-information', () => {
  it('[CHK-24] [CHK-27] places the order and answers its bare id', async () => {
    const id = await filledCart(shop);
    await ship(shop, id);
    const { status, body } = await pay(shop, id, payBy('cashondelivery'));
    expect(status).toBe(200);
    expect(Number.isInteger(body)).toBe(true);
    expect((await pay(shop, id, payBy('cashondelivery'))).status).toBe(404);
    const cart = await shop.ask('query ($id: String!) { cart(cart_id: $id) { id } }', { id });
    expect(cart.errors[0]?.message).toBe("The cart isn't active.");
  });

  it('[CHK-25] places a customer’s order under the account’s address', async () => {
    const { email, token } = await shop.newCustomer();
    const headers = { Authorization: `Bearer ${token}` };
    const id = (await shop.ask('mutation { createEmptyCart }', {}, token)).textAt('createEmptyCart');
    await shop.add(id, [{ sku: 'VIT-C', quantity: 1 }], token);
    await shop.rest('POST', 'V1/carts/mine/shipping-information', INFORMATION, headers);
    const placed = await shop.rest('POST', 'V1/carts/mine/payment-information', payBy('banktransfer'), headers);
    expect(placed.status).toBe(200);
    expect(
      (await shop.ask('{ customer { orders { items { email } } } }', {}, token)).at('customer', 'orders', 'items'),
    ).toEqual([{ email }]);
  });

  it('saves the addresses of a customer’s order when it is placed, as default ones where there are none', async () => {
    const { token } = await shop.newCustomer();
    const headers = { Authorization: `Bearer ${token}` };
    const order = async (information: object, payment: object) => {
      const id = (await shop.ask('mutation { createEmptyCart }', {}, token)).textAt('createEmptyCart');
      await shop.add(id, [{ sku: 'VIT-C', quantity: 1 }], token);
      await shop.rest('POST', 'V1/carts/mine/shipping-information', information, headers);
      expect(await readBook()).toEqual(before);
      await shop.rest('POST', 'V1/carts/mine/payment-information', payment, headers);
      before = await readBook();
    };
    const readBook = async () =>
      (await shop.ask('{ customer { addresses { street default_shipping default_billing } } }', {}, token)).at(
        'customer',
        'addresses',
      );
    let before: unknown = [];
    await order(INFORMATION, payBy('banktransfer'));
    expect(before).toEqual([]);

    const first = { ...REST_ADDRESS, save_in_address_book: 1 };
    await order(INFORMATION, { ...payBy('banktransfer'), billingAddress: first });
    const entry = { street: REST_ADDRESS.street, default_shipping: true, default_billing: true };
    expect(before).toEqual([entry]);

    const further = { ...first, street: ['Nowa 5'] };
    const { addressInformation } = INFORMATION;
    await order({ addressInformation: { ...addressInformation, shipping_address: further } }, payBy('banktransfer'));
    expect(before).toEqual([entry, { street: ['Nowa 5'], default_shipping: false, default_billing: false }]);
  });

  it('refuses an order whose address cannot be saved, for want of what the merchant requires of addresses', async () => {
    const [view] = demo.storeViews;
    const addressAttributes = [{ code: 'floor', label: 'Floor', input: 'text', isRequired: true }] as const;
    const strict = openTestShop({
      shop: fixtureShop({ storeViews: [{ ...view, settings: { ...view.settings, addressAttributes } }] }),
    });
    const { token } = await strict.newCustomer();
    const headers = { Authorization: `Bearer ${token}` };
    const id = (await strict.ask('mutation { createEmptyCart }', {}, token)).textAt('createEmptyCart');
    await strict.add(id, [{ sku: 'VIT-C', quantity: 1 }], token);
    await strict.rest('POST', 'V1/carts/mine/shipping-information', INFORMATION, headers);
    const order = (address: object) =>
      strict.rest(
        'POST',
        'V1/carts/mine/payment-information',
        { ...payBy('banktransfer'), billingAddress: { ...REST_ADDRESS, ...address } },
        headers,
      );
    expect(await order({ save_in_address_book: 1 })).toMatchObject({
      status: 400,
      body: { message: '"Floor" is a required value.' },
    });
    expect((await order({})).status).toBe(200);
    strict.dispose();
  });

  it('keeps the values of attributes of addresses on Adobe Commerce only, in the order and in the address book', async () => {
    const [view] = demo.storeViews;
    const addressAttributes = [{ code: 'floor', label: 'Floor', input: 'text' }] as const;
    const placed = async (isCommerce: boolean) => {
      const store = openTestShop({
        shop: fixtureShop({
          storeViews: [{ ...view, settings: { ...view.settings, addressAttributes } }],
          ...(isCommerce && { commerce: { storeCredit: true, rewardPoints: null } }),
        }),
      });
      const { token } = await store.newCustomer();
      const headers = { Authorization: `Bearer ${token}` };
      const id = (await store.ask('mutation { createEmptyCart }', {}, token)).textAt('createEmptyCart');
      await store.add(id, [{ sku: 'VIT-C', quantity: 1 }], token);
      const address = {
        ...REST_ADDRESS,
        save_in_address_book: 1,
        custom_attributes: [
          { attribute_code: 'floor', value: '3' },
          { attribute_code: 'other', value: 'x' },
        ],
      };
      const { addressInformation } = INFORMATION;
      const body = { addressInformation: { ...addressInformation, shipping_address: address } };
      await store.rest('POST', 'V1/carts/mine/shipping-information', body, headers);
      await store.rest('POST', 'V1/carts/mine/payment-information', payBy('banktransfer'), headers);
      const { at } = await store.ask(
        `{ customer {
          orders { items { shipping_address { custom_attributesV2 { code ... on AttributeValue { value } } } } }
          addresses { custom_attributesV2 { code ... on AttributeValue { value } } }
        } }`,
        {},
        token,
      );
      store.dispose();
      return at('customer');
    };
    const having = (custom_attributesV2: object[]) => ({
      orders: { items: [{ shipping_address: { custom_attributesV2 } }] },
      addresses: [{ custom_attributesV2 }],
    });
    expect(await placed(true)).toEqual(having([{ code: 'floor', value: '3' }]));
    expect(await placed(false)).toEqual(having([]));
  });

  it('refuses with the texts of the order, without a prefix', async () => {
    const id = await filledCart(shop);
    expect(await pay(shop, id, payBy('banktransfer'))).toMatchObject({
      status: 400,
      body: { message: 'The shipping address is missing. Set the address and try again.' },
    });
    await ship(shop, id);
    expect(await pay(shop, id, payBy('checkmo'))).toMatchObject({
      status: 400,
      body: { message: 'The requested Payment Method is not available.' },
    });
    expect(
      await pay(shop, id, { ...payBy('banktransfer'), email: undefined, billingAddress: undefined }),
    ).toMatchObject({
      status: 400,
      body: { message: '"%fieldName" is required. Enter and try again.', parameters: { fieldName: 'email' } },
    });
    expect(await pay(shop, id, { email: 'rest@example.com' })).toMatchObject({
      body: { parameters: { fieldName: 'paymentMethod' } },
    });
    const scarce = await filledCart(shop, { sku: 'VIT-D3', quantity: 2 });
    await ship(shop, scarce);
    setStock(shop, 'VIT-D3', 1);
    expect(await pay(shop, scarce, payBy('banktransfer'))).toEqual({
      status: 400,
      body: { message: 'The requested qty is not available' },
    });
    setStock(shop, 'VIT-D3', 3);
  });

  it('orders in the currency of the store view, whatever the header; only GraphQL orders in another', async () => {
    const bilingual = openTestShop({ secondStoreView: true });
    const view = 'witryna_pl_en_gb';
    const zloty = { 'Content-Currency': 'PLN' };
    const start = async () => {
      const id = await filledCart(bilingual);
      await bilingual.rest('POST', `${view}/V1/guest-carts/${id}/shipping-information`, INFORMATION, zloty);
      return id;
    };
    const send = (id: string, call: string) =>
      bilingual.rest('POST', `${view}/V1/guest-carts/${id}/${call}`, payBy('cashondelivery'), zloty);
    expect((await send(await start(), 'payment-information')).status).toBe(200);
    const id = await start();
    expect(await send(id, 'set-payment-information')).toEqual({ status: 200, body: true });
    await bilingual.graphql(
      'mutation ($id: String!) { placeOrder(input: { cart_id: $id }) { order { order_number } } }',
      { variables: { id }, headers: { Store: view, ...zloty } },
    );
    const newest = 'SELECT currency FROM sales_order_currency ORDER BY order_id DESC LIMIT 2';
    expect(bilingual.service.database.all(column('currency', text), newest)).toEqual(['PLN', 'EUR']);
    bilingual.dispose();
  });

  it('set-payment-information saves without ordering', async () => {
    const id = await filledCart(shop);
    await ship(shop, id);
    const saved = await shop.rest('POST', `V1/guest-carts/${id}/set-payment-information`, payBy('cashondelivery'));
    expect(saved).toEqual({ status: 200, body: true });
    const cart = await shop.ask(
      'query ($id: String!) { cart(cart_id: $id) { email selected_payment_method { code } } }',
      { id },
    );
    expect(cart.at('cart')).toEqual({ email: 'rest@example.com', selected_payment_method: { code: 'cashondelivery' } });
  });
});
