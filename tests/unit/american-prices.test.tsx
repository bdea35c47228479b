// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { BackendOptions } from '../../storefront/backend/backend.ts';
import { defineShop, type Shop } from '../../storefront/backend/index.ts';
import americanBikes from '../merchants/american-bikes/index.ts';
import { withConfig } from '../merchants/with-config.ts';
import { openShop, type OpenShop, type Visit } from './shop-page/open-shop.tsx';

// jsdom has no layout.
Element.prototype.scrollIntoView = () => undefined;

let opened: OpenShop | undefined;
afterEach(() => {
  cleanup();
  opened?.shop.dispose();
});

async function start(options: Partial<BackendOptions>): Promise<OpenShop> {
  opened = await openShop({ shop: americanBikes, profile: 'stock', pageSize: 48, ...options });
  return opened;
}

/** Text of a page once it has a part. */
async function textOf({ open }: OpenShop, path: string, until: string, visit: Visit = {}): Promise<string> {
  await open(path, visit);
  await waitFor(() => expect(screen.getByRole('main').textContent).toContain(until));
  return screen.getByRole('main').textContent;
}

const bell = { sku: 'P-BELL', path: '/brass-bell.html', name: 'Brass Bell' };

/** Goes with a bell to the second step of the checkout, as a customer with a saved address. */
async function goToDelivery({ shop, open }: OpenShop): Promise<void> {
  const token = await shop.signIn('dale.carter@example.com', 'Cottonwood-7');
  const cartId = (await shop.ask('{ customerCart { id } }', {}, token)).textAt('customerCart', 'id');
  await shop.add(cartId, [{ sku: bell.sku, quantity: 1 }], token);
  await open('/checkout', { cartId, token });
  await waitFor(() => expect(screen.getByRole('main').textContent).toContain('12 Leavenworth St'));
  fireEvent.click(screen.getByRole('button', { name: 'Continue to shipping' }));
  await screen.findByRole('radiogroup', { name: 'Shipping method' });
}

describe('the price of a shipping method', () => {
  it.each([
    [1, 'Ground $12.00'],
    [2, 'Ground $12.96'],
    [3, 'Ground $12.00, without tax / $12.96, with tax'],
  ])('has tax as the merchant shows shipping prices: %i', async (display, name) => {
    const config = { display_shipping_prices: display, shopping_cart_display_shipping: 2 };
    await goToDelivery(await start({ shop: withConfig(americanBikes, config) }));
    await screen.findByRole('radio', { name });
    await screen.findByRole('radio', { name: 'Pick up free' });
  });

  it('agrees with the totals on Magento 2.4.7, which does not tell that setting', async () => {
    await goToDelivery(await start({ release: '2.4.7' }));
    await screen.findByRole('radio', { name: 'Ground $12.00' });
  });
});

/** The shop with a bell at a reduced price. */
const withSale = ({ catalog, ...shop }: Shop): Shop =>
  defineShop({
    ...shop,
    catalog: {
      ...catalog,
      products: catalog.products.map((product) =>
        product.sku === bell.sku && product.kind.type === 'simple'
          ? { ...product, kind: { ...product.kind, price: { regular: 2700, sale: 2160, lowest30Days: 2700 } } }
          : product,
      ),
    },
  });

describe('on Magento 2.4.6, which tells neither the country nor how the cart shows taxes', () => {
  it('prices have no tax in the catalog, the cart and the checkout', async () => {
    const shop = await start({ release: '2.4.6' });
    expect(await textOf(shop, bell.path, bell.name)).toContain('$20.00');
    cleanup();
    const cartId = await shop.shop.guestCart();
    await shop.shop.add(cartId, [{ sku: bell.sku, quantity: 1 }]);
    const cart = await textOf(shop, '/cart', 'Sales tax', { cartId });
    expect(cart).toContain('$20.00');
    expect(cart).toContain('$1.60');
    cleanup();
    await shop.open('/checkout', { cartId });
    await waitFor(() => {
      const line = screen.getAllByRole('listitem').find(({ textContent }) => textContent.includes(bell.name));
      expect(line?.textContent).toContain('$20.00');
    });
  });

  it('a reduced price shows the one before', async () => {
    const shop = await start({ release: '2.4.6', shop: withSale(americanBikes) });
    const page = await textOf(shop, bell.path, bell.name);
    expect(page).toContain('$20.00');
    expect(page).toContain('$25.00');
  });
});
