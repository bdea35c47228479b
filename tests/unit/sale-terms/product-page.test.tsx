// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { defineShop } from '../../../storefront/backend/index.ts';
import americanBikes from '../../merchants/american-bikes/index.ts';
import germanShoes from '../../merchants/german-shoes/index.ts';
import { withConfig } from '../../merchants/with-config.ts';
import { openShop, type OpenShop } from '../shop-page/open-shop.tsx';

let german: OpenShop;
beforeAll(async () => {
  german = await openShop({ shop: germanShoes, profile: 'stock' });
});
afterAll(() => german.shop.dispose());
afterEach(cleanup);

const readMain = () => screen.getByRole('main').textContent.replaceAll(/[\u00a0\u202f]/g, ' ');
const getField = () => screen.getByRole<HTMLInputElement>('spinbutton');

async function openPage(shop: OpenShop, path: string, name: string) {
  await shop.open(path);
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(name));
}

function enter(text: string) {
  fireEvent.change(getField(), { target: { value: text } });
  fireEvent.keyDown(getField(), { key: 'Enter' });
}

describe('the page of a product with prices by quantity', () => {
  it('lists them, and follows the quantity with its price', async () => {
    await openPage(german, '/led-lampe-e27.html', 'LED-Lampe E27');
    const items = screen.getByRole('list', { name: 'Staffelpreise' }).querySelectorAll('li');
    expect([...items].map(({ textContent }) => textContent.replaceAll(/[\u00a0\u202f]/g, ' '))).toEqual([
      'ab 3: je 10,10 €, Sie sparen 23 %',
      'ab 12: je 9,23 €, Sie sparen 30 %',
    ]);
    expect(readMain()).toContain('13,10 €');
    expect(readMain()).toContain('inkl. Entsorgungsbeitrag: 0,20 €');
    enter('3');
    await waitFor(() => expect(readMain()).not.toContain('13,10 €'));
  });

  it('has those of the chosen variant', async () => {
    await openPage(german, '/einlegesohle-kork.html', 'Einlegesohle Kork');
    expect(screen.queryByRole('list', { name: 'Staffelpreise' })).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: '42' }));
    await waitFor(() => expect(readMain()).toContain('ab 2: je 14,00 €'));
  });

  it('shows them without tax where the catalog does', async () => {
    const american = await openShop({ shop: americanBikes, profile: 'stock' });
    await openPage(american, '/inner-tube.html', 'Inner Tube');
    expect(readMain()).toContain('5 or more: $7.00 each, you save 13%');
    expect(readMain()).toContain('20 or more: $6.00 each, you save 25%');
    american.shop.dispose();
  });
});

describe('fixed product taxes', () => {
  it('are added where the store shows prices without them', async () => {
    const setting = 'EXCLUDE_FPT_AND_INCLUDE_WITH_DETAILS';
    const shop = withConfig(germanShoes, {
      product_fixed_product_tax_display_setting: setting,
      category_fixed_product_tax_display_setting: setting,
    });
    const excluding = await openShop({ shop, profile: 'stock' });
    await openPage(excluding, '/led-lampe-e27.html', 'LED-Lampe E27');
    expect(readMain()).toContain('12,90 €');
    expect(readMain()).toContain('zzgl. Entsorgungsbeitrag: 0,20 €');
    expect(readMain()).toContain('Preis mit diesen Abgaben: 13,10 €');
    excluding.shop.dispose();
  });
});

describe('the quantity of a product', () => {
  it('has its limits and its price with customizable options, too', async () => {
    const shop = defineShop({
      ...germanShoes,
      catalog: {
        ...germanShoes.catalog,
        products: germanShoes.catalog.products.map((product) =>
          product.sku === 'L-GRAVUR'
            ? {
                ...product,
                kind: {
                  type: 'simple',
                  price: { regular: 10_000 },
                  stock: 50,
                  tiers: [{ quantity: 4, price: 9000 }],
                  quantityRules: { min: 2, max: 8, increments: 2 },
                },
              }
            : product,
        ),
      },
    });
    const engraving = await openShop({ shop, profile: 'stock' });
    await openPage(engraving, '/tischleuchte-mit-gravur.html', 'Tischleuchte mit Gravur');
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('spinbutton').value).toBe('2'));
    fireEvent.change(screen.getByRole('textbox', { name: /^Gravur/ }), { target: { value: 'Für Anna' } });
    await waitFor(() => expect(readMain()).toMatch(/115,00 €/));
    enter('4');
    await waitFor(() => expect(readMain()).toMatch(/105,00 €/));
    enter('20');
    await waitFor(() => expect(getField().value).toBe('8'));
    engraving.shop.dispose();
  });

  it('starts with its minimum, and stays within its limits', async () => {
    await openPage(german, '/fassung-e27.html', 'Fassung E27');
    expect(getField().value).toBe('4');
    enter('50');
    await waitFor(() => expect(getField().value).toBe('40'));
  });

  it('takes fractions of a product that is sold by length', async () => {
    await openPage(german, '/textilkabel.html', 'Textilkabel, Meterware');
    enter('2,5');
    await waitFor(() => expect(getField().value).toBe('2,5'));
    fireEvent.keyDown(getField(), { key: 'ArrowUp' });
    await waitFor(() => expect(getField().value).toBe('3'));
  });

  it('takes fractions where no fraction is told, and says when the backend sells whole pieces only', async () => {
    const older = await openShop({ shop: germanShoes, profile: 'stock', release: '2.4.6' });
    const add = async (path: string, quantity: string) => {
      const page = await older.open(path);
      await waitFor(() => expect(getField().value).toBe('1'));
      enter(quantity);
      await waitFor(() => expect(getField().value).toBe(quantity));
      fireEvent.click(screen.getByRole('button', { name: 'In den Warenkorb' }));
      return page;
    };
    const { cartId } = await add('/textilkabel.html', '2,5');
    await waitFor(async () => {
      const answer = await older.shop.ask('query ($id: String!) { cart(cart_id: $id) { items { quantity } } }', {
        id: cartId.get() ?? '',
      });
      expect(answer.at('cart', 'items')).toEqual([{ quantity: 2.5 }]);
    });
    cleanup();

    await add('/klemmleuchte-baunatal.html', '1,5');
    await screen.findByText(/Dieses Produkt gibt es nur in ganzen Stücken\./);
    older.shop.dispose();
  });
});
