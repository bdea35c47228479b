// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import germanShoes from '../merchants/german-shoes/index.ts';
import { openShop, type OpenShop } from './shop-page/open-shop.tsx';

let opened: OpenShop;
beforeAll(async () => {
  opened = await openShop({ shop: germanShoes, profile: 'stock', pageSize: 48 });
});
afterAll(() => opened.shop.dispose());
afterEach(cleanup);

const settings = { shippingPages: { '*': '/versand' } };
const getLinks = () => [...document.querySelectorAll('main a[href$="/versand"]')].map((link) => link.textContent);
const getText = () => screen.getByRole('main').textContent.replaceAll('\u00a0', ' ');

describe('the page on the costs of shipping', () => {
  it('is named by the prices of lists', async () => {
    await opened.open('/leuchten/tischleuchten.html', { settings });
    const getCards = () => [...document.querySelectorAll('article')];
    await waitFor(() => expect(getCards().length).toBeGreaterThan(5));
    for (const card of getCards()) expect(card.textContent).toContain('inkl. MwSt. · zzgl. Versandkosten');
  });

  it('is linked below the price on the page of a product', async () => {
    await opened.open('/tischleuchte-arolsen.html', { settings });
    await waitFor(() => expect(getLinks()).toEqual(['zzgl. Versandkosten']));
    expect(getText()).toContain('inkl. MwSt.zzgl. Versandkosten');
  });

  it('is linked below the total of the cart', async () => {
    const cartId = await opened.shop.guestCart();
    await opened.shop.add(cartId, [{ sku: 'L-TISCH-1', quantity: 1 }]);
    await opened.open('/cart', { cartId, settings });
    await waitFor(() => expect(getLinks()).toEqual(['zzgl. Versandkosten']));
    expect(getText()).toContain('inkl. MwSt. · zzgl. Versandkosten');
  });

  it('is not named for a download', async () => {
    await opened.open('/licht-planen.html', { settings });
    await waitFor(() => expect(getText()).toContain('inkl. MwSt.'));
    expect(getText().replace(/Das könnte.*/s, '')).not.toContain('Versandkosten');
  });

  it('is not named without the setting', async () => {
    await opened.open('/tischleuchte-arolsen.html');
    await waitFor(() => expect(getText()).toContain('Tischleuchte Arolsen'));
    expect(getText()).not.toMatch(/Versandkosten|inkl\. MwSt/);
  });
});
