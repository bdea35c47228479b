import { expect, type Locator, type Page } from '@playwright/test';
import type { ShopFacts } from '../../support/test-shop.ts';
import { queryBackend, textAt } from './backend.ts';
import { demo, type Merchant } from './merchant.ts';

/** Products of the demo shop that the end-to-end tests buy. */
export const products = {
  /** Simple, 29,90 zł. */
  magnesium: { sku: 'WIT-MGB6', name: 'Magnez B6 forte', path: '/magnez-b6-forte.html' },
  /** Simple, 39,90 zł. */
  vitaminC: { sku: 'WIT-C1000', name: 'Witamina C 1000', path: '/witamina-c-1000.html' },
  /** Configurable by flavor and size; 139,00 zł for 900 g. */
  protein: {
    sku: 'RYT-WPI',
    name: 'Izolat białka serwatkowego WPI 90',
    path: '/izolat-bialka-serwatkowego-wpi-90.html',
  },
} as const;

/**
 * The "Add to cart" button of a product page, which is before those of product cards.
 *
 * @param name Its name. Default: that of the demo shop.
 */
export function addToCartButton(page: Page, name = demo.text('cart.add')): Locator {
  return page.getByRole('main').getByRole('button', { name, exact: true }).first();
}

/** Clicks "Add to cart" on the product page; the mini cart opens before the backend responds. */
export async function clickAddToCart(page: Page, merchant: Merchant = demo): Promise<Locator> {
  await addToCartButton(page, merchant.text('cart.add')).click();
  return miniCart(page, merchant);
}

/** Adds the product of the product page to the cart, and waits in the mini cart for the response. */
export async function addToCart(page: Page, merchant: Merchant = demo): Promise<Locator> {
  const panel = await clickAddToCart(page, merchant);
  await expect(panel).toBeVisible();
  await expect(panel.locator('[aria-busy="true"]')).toHaveCount(0);
  return panel;
}

/** The open mini cart. */
export function miniCart(page: Page, { text }: Merchant = demo): Locator {
  return page.getByRole('dialog', { name: new RegExp(`^${text('cart.title')}`) });
}

/** The lines of the cart that is shown. */
export function cartLines(scope: Page | Locator, { text }: Merchant = demo): Locator {
  return scope.getByRole('list', { name: text('cart.lines') }).getByRole('listitem');
}

/** The amount next to a word of a cart summary, e.g. `Razem`. */
export function getAmount(scope: Locator, term: string | RegExp): Locator {
  return scope.getByRole('term').filter({ hasText: term }).locator('xpath=following-sibling::dd[1]');
}

/** The link in the header that opens the mini cart; its name says how many products are in the cart. */
export function cartTrigger(page: Page, { text }: Merchant = demo): Locator {
  return page.getByRole('banner').getByRole('link', { name: new RegExp(`^${text('cart.title')}, `) });
}

/** Gives the browser a guest cart that the backend has filled, for tests that start after the shopping. */
export async function bringCart(
  page: Page,
  shop: ShopFacts,
  sku: string = products.magnesium.sku,
  quantity = 1,
): Promise<string> {
  const cartId = await cartAtBackend(shop, sku, quantity);
  await storeCartId(page, shop, cartId);
  return cartId;
}

/** Writes a cart id into the storage of a browser that has none of the shop's yet, as the shop keeps it. */
export async function storeCartId(page: Page, { url }: Pick<ShopFacts, 'url'>, cartId: string): Promise<void> {
  const item = { name: 'cartId', value: JSON.stringify({ value: cartId, timeStored: Date.now() }) };
  await page.context().setStorageState({ cookies: [], origins: [{ origin: url, localStorage: [item] }] });
}

/** The cart id in the browser's storage; null when there is none. */
export function storedCartId(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const item: unknown = JSON.parse(localStorage.getItem('cartId') ?? 'null');
    return typeof item === 'object' && item !== null && 'value' in item ? String(item.value) : null;
  });
}

/**
 * Orders a cart at the backend, as another device of the shopper would. A guest's name there is Jan Kowalski.
 *
 * @param email of a guest. Default: `jan@example.com`
 * @param token of the customer whose cart it is. Default: it is a guest's.
 * @returns the order's number
 */
export async function orderAtBackend(
  shop: Pick<ShopFacts, 'backendUrl'>,
  cartId: string,
  email = 'jan@example.com',
  { guest, codes }: Merchant = demo,
  token?: string,
): Promise<string> {
  const address = {
    firstname: 'Jan',
    lastname: 'Kowalski',
    street: [guest.street],
    city: guest.city,
    postcode: guest.postcode,
    telephone: guest.telephone,
    country_code: codes.country,
    ...(codes.region !== undefined && { region: codes.region }),
  };
  const answer = await queryBackend(
    shop,
    `mutation ($cartId: String!, ${token === undefined ? '$email: String!, ' : ''}$address: CartAddressInput!, $carrier: String!, $method: String!, $payment: String!) {
      ${token === undefined ? 'setGuestEmailOnCart(input: { cart_id: $cartId, email: $email }) { cart { id } }' : ''}
      setShippingAddressesOnCart(input: { cart_id: $cartId, shipping_addresses: [{ address: $address }] }) { cart { id } }
      setBillingAddressOnCart(input: { cart_id: $cartId, billing_address: { address: $address } }) { cart { id } }
      setShippingMethodsOnCart(input: { cart_id: $cartId, shipping_methods: [{ carrier_code: $carrier, method_code: $method }] }) { cart { id } }
      setPaymentMethodOnCart(input: { cart_id: $cartId, payment_method: { code: $payment } }) { cart { id } }
      placeOrder(input: { cart_id: $cartId }) { order { order_number } }
    }`,
    {
      cartId,
      ...(token === undefined && { email }),
      address,
      carrier: codes.carrier,
      method: codes.method,
      payment: codes.payment,
    },
    token,
  );
  return textAt(answer, 'placeOrder', 'order', 'order_number');
}

/**
 * Fills a cart at the backend; no browser knows it.
 *
 * @param token of the customer whose cart it is. Default: it is a guest's.
 */
export async function cartAtBackend(
  shop: ShopFacts,
  sku: string = products.magnesium.sku,
  quantity = 1,
  token?: string,
): Promise<string> {
  const cartId = textAt(await queryBackend(shop, 'mutation { createEmptyCart }', {}, token), 'createEmptyCart');
  await queryBackend(
    shop,
    'mutation ($cartId: String!, $item: CartItemInput!) { addProductsToCart(cartId: $cartId, cartItems: [$item]) { cart { id } } }',
    { cartId, item: { sku, quantity } },
    token,
  );
  return cartId;
}

/** Takes a line out of a guest's cart at the backend, as another device of the shopper would. */
export async function takeOutAtBackend(shop: ShopFacts, cartId: string, lineUid: string): Promise<void> {
  await queryBackend(
    shop,
    'mutation ($cartId: String!, $uid: ID!) { removeItemFromCart(input: { cart_id: $cartId, cart_item_uid: $uid }) { cart { id } } }',
    { cartId, uid: lineUid },
  );
}

/** Keys of what the browser keeps of the shopper. The images of products are no secret of anybody. */
export function storedKeys(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key !== 'imagesBySku')
      .sort(),
  );
}

/** Everything that the browser keeps of the shop, as text. */
export function storedTexts(page: Page): Promise<string> {
  return page.evaluate(() =>
    [localStorage, sessionStorage].flatMap((storage) => Object.entries<unknown>(storage)).join('\n'),
  );
}
