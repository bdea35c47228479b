import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../../storefront/backend/checkout/testing/test-shop.ts';
import germanShoes from '../../merchants/german-shoes/index.ts';
import { uidsOf } from '../product-places/find-uids.ts';

let shop: TestShop;
beforeAll(() => {
  shop = openTestShop({ shop: germanShoes, profile: 'stock' });
});
afterAll(() => shop.dispose());

describe('a cart of which nothing is shipped', () => {
  it('is ordered with a billing address alone', async () => {
    const id = await shop.guestCart();
    await shop.add(id, [{ sku: 'G-50', quantity: 1 }]);
    const { errors } = await shop
      .ask(
        `mutation ($id: String!) {
        setGuestEmailOnCart(input: { cart_id: $id, email: "eva@example.com" }) { cart { id } }
        setBillingAddressOnCart(input: { cart_id: $id, billing_address: { address: { firstname: "Eva", lastname: "Muster",
          street: ["Hauptstr. 1"], city: "Kassel", postcode: "34117", country_code: "DE", telephone: "+495611234" } } }) { cart { id } }
        setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "banktransfer" } }) { cart { id } }
        placeOrder(input: { cart_id: $id }) { orderV2 { number is_virtual shipping_address { city } shipping_method billing_address { city }
          items { __typename product_type } total { grand_total { value } } } errors { message } }
      }`,
        { id },
      )
      .then((answer) => {
        expect(answer.at('placeOrder', 'errors')).toEqual([]);
        expect(answer.at('placeOrder', 'orderV2')).toMatchObject({
          is_virtual: true,
          shipping_address: null,
          shipping_method: null,
          billing_address: { city: 'Kassel' },
          items: [{ product_type: 'virtual' }],
          total: { grand_total: { value: 50 } },
        });
        return answer;
      });
    expect(errors).toEqual([]);
  });

  it('lists the links of an account, which wait until they are paid for', async () => {
    const token = await shop.signIn('anna.huber@example.com', 'Sonnenblume-7');
    const cart = (await shop.ask('{ customerCart { id } }', {}, token)).textAt('customerCart', 'id');
    const selected = await uidsOf(shop, 'D-LICHT', 'Küche', 'Wohnzimmer');
    await shop.add(cart, [{ sku: 'D-LICHT', quantity: 1, selected_options: selected }], token);
    await shop.ask(
      `mutation ($id: String!) {
        setBillingAddressOnCart(input: { cart_id: $id, billing_address: { address: { firstname: "Anna", lastname: "Huber",
          street: ["Mariahilfer Straße 12"], city: "Wien", postcode: "1060", country_code: "AT", telephone: "+436641234567" } } }) { cart { id } }
        setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "banktransfer" } }) { cart { id } }
        placeOrder(input: { cart_id: $id }) { orderV2 { number } errors { message } }
      }`,
      { id: cart },
      token,
    );
    const downloads = await shop.ask(
      '{ customerDownloadableProducts { items { status download_url remaining_downloads } } }',
      {},
      token,
    );
    expect(downloads.at('customerDownloadableProducts', 'items')).toMatchObject([
      { status: 'pending', remaining_downloads: 'Unlimited' },
      { status: 'pending', remaining_downloads: '3' },
    ]);
    expect(downloads.textAt('customerDownloadableProducts', 'items', 0, 'download_url')).toContain(
      '/downloadable/download/link/id/',
    );
    const orders = await shop.ask(
      '{ customer { orders(sort: { sort_field: CREATED_AT, sort_direction: DESC }) { items { number items { __typename ... on DownloadableOrderItem { downloadable_links { title } } } } } } }',
      {},
      token,
    );
    expect(orders.at('customer', 'orders', 'items', 0, 'items', 0)).toEqual({
      __typename: 'DownloadableOrderItem',
      downloadable_links: [{ title: 'Wohnzimmer' }, { title: 'Küche' }],
    });
    const again = await shop.ask(
      'mutation ($number: String!) { reorderItems(orderNumber: $number) { userInputErrors { message } cart { items { __typename ... on DownloadableCartItem { links { title } } } } } }',
      { number: orders.textAt('customer', 'orders', 'items', 0, 'number') },
      token,
    );
    expect(again.at('reorderItems')).toEqual({
      userInputErrors: [],
      cart: { items: [{ __typename: 'DownloadableCartItem', links: [{ title: 'Wohnzimmer' }, { title: 'Küche' }] }] },
    });
  });
});
