import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { toProductDetails } from '../../../storefront/src/catalog/product-details.ts';
import { productQuery } from '../../../storefront/src/catalog/product-operations.ts';
import { getProductJsonLd } from '../../../storefront/src/catalog/structured-data.ts';
import { execute } from '../../../storefront/src/commerce/index.ts';
import { readShopTexts } from '../../e2e/steps/shop-texts.ts';
import { keepReceipt } from './keep-receipt.ts';
import type { Visit } from '../shop-page/open-shop.tsx';
import { openMerchant, type OpenMerchant } from './open-merchant.ts';
import { orderAll } from './order-all.ts';
import { productTypes, type ProductType, type SampleMerchant } from './sample-products.ts';
import { choose } from './choose.ts';

/** Spaces of typography count as spaces. */
const plain = (text: string | null | undefined) =>
  (text ?? '').replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll('\u2060', '');

/** An amount of money in any of the languages. */
const amount = /\d[.,]\d\d/;

/**
 * Tests that every place of the shop shows and sells a product of every type of a merchant. The titles of its groups are
 * the places of `docs/product-types.md`.
 */
export function testEveryPlace(merchant: SampleMerchant): void {
  const { products, category } = merchant;
  const text = readShopTexts(merchant.locale);
  const named = (id: string, name: string) => text(id).replace('{name}', name);
  const pathOf = (type: ProductType) => `/${products[type].urlKey}.html`;
  /** Names of the lines that a product becomes. */
  const linesOf = (type: ProductType) => products[type].group?.names ?? [products[type].name];

  let opened: OpenMerchant;
  beforeAll(async () => {
    opened = await openMerchant(merchant);
  });
  afterAll(() => opened.shop.dispose());

  const snapshots = new Map<string, HTMLElement>();
  /** Renders a page once for all types, and returns a copy of it when it has the text. */
  async function snapshot(path: string, until: string, visit: Visit = {}): Promise<HTMLElement> {
    const key = JSON.stringify([path, visit]);
    const known = snapshots.get(key);
    if (known) return known;
    await opened.open(path, visit);
    await waitFor(() => expect(plain(document.body.textContent)).toContain(until));
    const copy = document.body.cloneNode(true);
    if (!(copy instanceof HTMLElement)) throw new TypeError('The body is not an element.');
    cleanup();
    snapshots.set(key, copy);
    return copy;
  }

  /** The card of a product. */
  function findCard(page: HTMLElement, type: ProductType): HTMLElement | undefined {
    return Array.from(page.querySelectorAll('article')).find(
      (card) => card.querySelector('a')?.getAttribute('href') === pathOf(type),
    );
  }

  function expectCard(page: HTMLElement, type: ProductType): void {
    const card = findCard(page, type);
    expect(plain(card?.querySelector('a')?.textContent)).toBe(products[type].name);
    expect(plain(card?.textContent)).toMatch(amount);
  }

  /** The element with an accessible name. */
  function findLabeled(page: Element, label: string): Element | undefined {
    return Array.from(page.querySelectorAll('[aria-label]')).find(
      (element) => plain(element.getAttribute('aria-label')) === label,
    );
  }

  /** The same, once it is there. */
  function labeled(label: string): Promise<Element> {
    return waitFor(() => {
      const found = findLabeled(screen.getByRole('main'), label);
      if (!found) throw new Error(`Nothing is called "${label}".`);
      return found;
    });
  }

  /** The smallest list items that name what a product becomes also name its options and an amount. */
  function expectLines(page: HTMLElement, type: ProductType): void {
    for (const name of linesOf(type)) {
      const line = Array.from(page.querySelectorAll('li, tr')).findLast((item) =>
        plain(item.textContent).includes(name),
      );
      expect(plain(line?.textContent)).toMatch(amount);
      for (const option of products[type].options ?? []) expect(plain(line?.textContent)).toContain(option);
    }
  }

  /** The names of what is in a cart. */
  async function namesIn(cartId: string | null, token?: string): Promise<string> {
    const answer = await opened.shop.ask(
      'query ($id: String!) { cart(cart_id: $id) { items { product { name } } } }',
      { id: cartId ?? '' },
      token,
    );
    return plain(JSON.stringify(answer.at('cart', 'items')));
  }

  let filled: Promise<string> | undefined;
  /** A guest's cart with a product of every type. */
  const fullCart = () =>
    (filled ??= opened.shop.guestCart().then(async (id) => {
      await opened.add(productTypes, id);
      return id;
    }));

  let placed: ReturnType<typeof orderAll> | undefined;
  /** An order of a customer with a product of every type. */
  const order = () => (placed ??= orderAll(opened, merchant));

  describe('list', () => {
    it.each(productTypes)('shows the card of a %s product with its price', async (type) => {
      expectCard(await snapshot(`/${category}.html`, products.grouped.name), type);
    });
  });

  describe('search', () => {
    it.each(productTypes)('finds a %s product by its name', async (type) => {
      const { name } = products[type];
      const query = new URLSearchParams({ query: name }).toString();
      expectCard(await snapshot(`/search.html?${query}`, name), type);
    });
  });

  describe('quick add', () => {
    it.each(productTypes)(
      'adds a %s product to the cart where nothing is to be chosen, else leads to it',
      async (type) => {
        const { name, quickAdd } = products[type];
        const path = `/${category}.html`;
        const label = named('cart.addNamed', name);
        if (!quickAdd) {
          const card = findCard(await snapshot(path, products.grouped.name), type);
          expect(card).toBeDefined();
          expect(card?.querySelector(`[aria-label="${label}"]`)).toBeNull();
          return;
        }
        const page = await opened.open(path);
        fireEvent.click(await labeled(label));
        await waitFor(async () => expect(await namesIn(page.cartId.get())).toContain(name));
      },
    );
  });

  describe('product page', () => {
    it.each(productTypes)('sells a %s product with the choices of the shopper', async (type) => {
      const page = await opened.open(pathOf(type));
      const main = screen.getByRole('main');
      await waitFor(() => expect(plain(main.textContent)).toContain(products[type].name));
      await choose(main, products[type]);
      const [add] = within(main).getAllByRole('button', { name: text('cart.add') });
      if (add) fireEvent.click(add);
      await waitFor(async () => expect(await namesIn(page.cartId.get())).toContain(linesOf(type)[0]));
    });
  });

  describe('related', () => {
    it.each(productTypes)('shows the card of a %s product on the page of another', async (type) => {
      const before = productTypes.at(productTypes.indexOf(type) - 1) ?? type;
      const page = await snapshot(pathOf(before), products[before].name);
      expectCard(page, type);
    });
  });

  describe('structured data', () => {
    it.each(productTypes)('describes a %s product with its price', async (type) => {
      const { client, layout } = await opened.load('/catalog/product_compare');
      const { data: answer } = await execute(client, productQuery, { filter: { sku: { eq: products[type].sku } } });
      const product = toProductDetails(answer.products?.items?.[0]);
      const data = product ? JSON.stringify(getProductJsonLd('https://shop.example', product, layout.store)) : '';
      expect(plain(data)).toContain(`"name":"${products[type].name}"`);
      expect(data).toMatch(/"(?:price|lowPrice)":"?\d/);
    });
  });

  describe('wishlist', () => {
    let token: string;
    beforeAll(async () => {
      ({ token } = await opened.shop.newCustomer());
      await opened.shop.ask(
        'mutation ($items: [WishlistItemInput!]!) { addProductsToWishlist(wishlistId: "0", wishlistItems: $items) { user_errors { message } } }',
        { items: productTypes.map((type) => ({ sku: products[type].sku, quantity: 1 })) },
        token,
      );
    });
    it.each(productTypes)('lists a %s product with its price', async (type) => {
      const page = await snapshot('/wishlist', products.customizable.name, { token });
      const item = Array.from(page.querySelectorAll('main li')).find(
        (candidate) => candidate.querySelector(`a[href="${pathOf(type)}"]`) !== null,
      );
      expect(plain(item?.textContent)).toContain(products[type].name);
      expect(plain(item?.textContent)).toMatch(amount);
    });
  });

  describe('compare', () => {
    it.each(productTypes)('compares a %s product with another', async (type) => {
      const answer = await opened.shop.ask(
        'query ($skus: [String]) { products(filter: { sku: { in: $skus } }) { items { id } } }',
        { skus: [products[type].sku, products[type === 'simple' ? 'virtual' : 'simple'].sku] },
      );
      const ids = [answer.at('products', 'items', 0, 'id'), answer.at('products', 'items', 1, 'id')].map(String);
      const list = await opened.shop.ask(
        'mutation ($ids: [ID!]!) { createCompareList(input: { products: $ids }) { uid } }',
        { ids },
      );
      const compareList = list.textAt('createCompareList', 'uid');
      const page = await snapshot('/catalog/product_compare', products[type].name, { compareList });
      expect(page.querySelector(`main a[href="${pathOf(type)}"]`)).not.toBeNull();
    });
  });

  describe('mini cart', () => {
    it.each(productTypes)('lists a %s product with its choices', async (type) => {
      const page = await snapshot('/catalog/product_compare', linesOf('customizable')[0] ?? '', {
        cartId: await fullCart(),
        prepare: (ui) => ui.setPanel('mini-cart'),
      });
      expectLines(page, type);
    });
  });

  describe('cart', () => {
    it.each(productTypes)('lists a %s product with its choices', async (type) => {
      expectLines(await snapshot('/cart', products.customizable.name, { cartId: await fullCart() }), type);
    });
  });

  describe('edit', () => {
    it.each(productTypes)('changes the choices of a %s product where there are any', async (type) => {
      const { options, name } = products[type];
      const cartId = await fullCart();
      const label = named('cart.editOptionsOf', name);
      if (!options) {
        const cart = await snapshot('/cart', products.customizable.name, { cartId });
        expect(findLabeled(cart, label)).toBeUndefined();
        return;
      }
      await opened.open('/cart', { cartId });
      const control = await labeled(label);
      const href = control.getAttribute('href');
      if (href) {
        cleanup();
        await opened.open(href, { cartId });
      } else fireEvent.click(control);
      await waitFor(() => screen.getByRole('button', { name: text('cart.edit.save') }));
    });
  });

  describe('checkout', () => {
    it.each(productTypes)('reviews a %s product with its choices', async (type) => {
      expectLines(await snapshot('/checkout', products.customizable.name, { cartId: await fullCart() }), type);
    });
  });

  describe('receipt', () => {
    it.each(productTypes)('lists a %s product with its choices', async (type) => {
      await keepReceipt(opened, await fullCart());
      expectLines(await snapshot('/create-account', products.customizable.name), type);
    });
  });

  describe('order history', () => {
    it.each(productTypes)('lists a %s product with its choices', async (type) => {
      const { number, token } = await order();
      expectLines(await snapshot(`/order-history/${number}`, products.customizable.name, { token }), type);
    });
  });

  describe('reorder', () => {
    it.each(productTypes)('buys a %s product with its choices again', async (type) => {
      const { cartItems } = await order();
      const lines = linesOf(type).map((name) => cartItems.find((item) => plain(item).includes(name)));
      for (const line of lines) {
        expect(line).toBeDefined();
        for (const option of products[type].options ?? []) expect(plain(line)).toContain(option);
      }
    });
  });

  describe('mail', () => {
    it.each(productTypes)('confirms a %s product with its choices', async (type) => {
      const { mail } = await order();
      for (const name of linesOf(type)) expect(plain(mail)).toContain(name);
      for (const option of products[type].options ?? []) expect(plain(mail)).toContain(option);
    });
  });
}
