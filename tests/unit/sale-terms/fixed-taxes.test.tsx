// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { fillCheckout } from '../../../storefront/backend/checkout/testing/checkout-driver.ts';
import germanShoes from '../../merchants/german-shoes/index.ts';
import { withConfig } from '../../merchants/with-config.ts';
import { openShop, type OpenShop } from '../shop-page/open-shop.tsx';

let german: OpenShop;
beforeAll(async () => {
  german = await openShop({ shop: germanShoes, profile: 'stock' });
});
afterAll(() => german.shop.dispose());
afterEach(cleanup);

const address = {
  firstname: 'Anna',
  lastname: 'Huber',
  street: ['Lindenweg 3'],
  city: 'Kassel',
  postcode: '34117',
  country_code: 'DE',
  telephone: '+495611234567',
};

const readMain = () => screen.getByRole('main').textContent.replaceAll(/[\u00a0\u202f]/g, ' ');

/** Two bulbs of 12.90 €, each with 20 ct for its recycling. */
async function fillCart({ shop }: OpenShop): Promise<string> {
  const cartId = await shop.guestCart();
  await shop.add(cartId, [{ sku: 'L-LED', quantity: 2 }]);
  return cartId;
}

describe('fixed product taxes', () => {
  it('are named at the line of the cart, and make its amounts add up', async () => {
    await german.open('/cart', { cartId: await fillCart(german) });
    await waitFor(() => expect(readMain()).toContain('zzgl. Entsorgungsbeitrag: 0,40 €'));
    expect(readMain()).toMatch(/25,80 €.*Entsorgungsbeitrag0,40 €.*26,20 €/);
  });

  it('stay in the sum where the store does not name them at the lines', async () => {
    const shop = withConfig(germanShoes, { sales_fixed_product_tax_display_setting: 'EXCLUDE_FPT_WITHOUT_DETAILS' });
    const silent = await openShop({ shop, profile: 'stock' });
    await silent.open('/cart', { cartId: await fillCart(silent) });
    await waitFor(() => expect(readMain()).toMatch(/Entsorgungsbeitrag0,40 €.*26,20 €/));
    await waitFor(() => expect(readMain()).not.toContain('zzgl. Entsorgungsbeitrag'));
    silent.shop.dispose();
  });

  it.each([
    ['2.4.8', 'INCLUDE_FPT_WITH_DETAILS', true, true],
    ['2.4.8', 'INCLUDE_FPT_WITHOUT_DETAILS', false, true],
    ['2.4.6', 'INCLUDE_FPT_WITH_DETAILS', false, false],
  ] as const)(
    'are on the page of an order as Magento %s knows and %s wants',
    async (release, setting, isNamed, isSummed) => {
      const merchant = withConfig(germanShoes, { sales_fixed_product_tax_display_setting: setting });
      const opened = await openShop({ shop: merchant, profile: 'stock', release });
      const { shop } = opened;
      const { token } = await shop.newCustomer();
      const id = (await shop.ask('{ customerCart { id } }', {}, token)).textAt('customerCart', 'id');
      await shop.add(id, [{ sku: 'L-LED', quantity: 2 }], token);
      await fillCheckout(shop, id, { address, shipping: ['flatrate', 'flatrate'] }, token);
      const placed = await shop.ask(
        'mutation ($id: String!) { placeOrder(input: { cart_id: $id }) { order { order_number } } }',
        { id },
        token,
      );
      const number = placed.textAt('placeOrder', 'order', 'order_number');
      await opened.open(`/order-history/${number}`, { token });
      await waitFor(() => expect(readMain()).toContain('31,10 €'));
      await waitFor(() => expect(readMain().includes('zzgl. Entsorgungsbeitrag: 0,40 €')).toBe(isNamed));
      expect(/25,80 €Entsorgungsbeitrag0,40 €.*4,90 €/.test(readMain())).toBe(isSummed);
      shop.dispose();
    },
  );
});
