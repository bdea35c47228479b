import { expect, type Locator, type Page } from '@playwright/test';
import type { ShopFacts } from '../../support/test-shop.ts';
import { createCustomer, fetchToken, type Customer } from './account.ts';
import { queryBackend } from './backend.ts';
import { addToCartButton, products } from './cart.ts';
import { guest, openStep } from './checkout.ts';
import { press, tabTo, type } from './keyboard.ts';
import { demo, type Merchant } from './merchant.ts';
import { readShopTexts, type ShopText } from './shop-texts.ts';
import { englishView } from './second-view-shop.ts';
import { untilInteractive } from './shop-page.ts';

/** A store view of the demo shop as an order by keyboard sees it. */
export interface OrderView {
  /** What is before its paths. */
  prefix: string;
  product: { path: string; name: string };
  /** Amounts in its currency, and in the other one. */
  currency: { own: RegExp; other: RegExp };
  /** Titles of the shop's methods. */
  titles: Record<'locker' | 'store' | 'courier' | 'transfer' | 'cash', string>;
  /** Subject of the confirmation. */
  confirmation: RegExp;
  /** A text of the shop by its message id. */
  text(id: string): string;
}

function createView(locale: 'pl_PL' | 'en_GB', view: Omit<OrderView, 'text'>): OrderView {
  return { ...view, text: readShopTexts(locale) };
}

export const views = {
  Polish: createView('pl_PL', {
    prefix: '',
    product: products.magnesium,
    currency: { own: /\d,\d\d\szł/, other: /€|EUR/ },
    titles: {
      locker: 'Automat paczkowy',
      store: 'Odbiór w sklepie',
      courier: 'Kurier',
      transfer: 'Przelew bankowy',
      cash: 'Płatność przy odbiorze',
    },
    confirmation: /^Potwierdzenie zamówienia/,
  }),
  English: createView('en_GB', {
    prefix: englishView,
    product: { path: `${englishView}/magnesium-b6-forte.html`, name: 'Magnesium B6 forte' },
    currency: { own: /€\d+\.\d\d/, other: /zł|PLN/ },
    titles: {
      locker: 'Parcel locker',
      store: 'In-store pickup',
      courier: 'Courier',
      transfer: 'Bank transfer',
      cash: 'Cash on delivery',
    },
    confirmation: /^Confirmation of your order/,
  }),
} as const;

/** Makes a customer with a saved address, that of the merchant's guest. */
export async function createCustomerWithAddress(
  shop: ShopFacts,
  { guest: address, codes }: Merchant = demo,
): Promise<Customer> {
  const customer = await createCustomer(shop);
  const { firstname, lastname, street, postcode, city, telephone } = address;
  const input = {
    firstname,
    lastname,
    street: [street],
    postcode,
    city,
    telephone,
    country_code: codes.country,
    ...(codes.region !== undefined && { region: { region_code: codes.region, region: address.region } }),
    default_shipping: true,
    default_billing: true,
  };
  await queryBackend(
    shop,
    'mutation ($input: CustomerAddressInput!) { createCustomerAddress(input: $input) { id } }',
    { input },
    await fetchToken(shop, customer),
  );
  return customer;
}

/** Opens the product's page and goes from the skip link to the checkout. */
export async function goToCheckout(page: Page, { product, text }: OrderView): Promise<void> {
  await page.goto(product.path);
  await untilInteractive(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: text('layout.skipToContent') })).toBeFocused();
  await page.keyboard.press('Enter');
  await checkOutProduct(page, text);
}

/** Adds the product of the open page to the cart and goes to the checkout. */
export async function checkOutProduct(page: Page, text: ShopText): Promise<void> {
  await press(page, addToCartButton(page, text('cart.add')));
  const toCheckout = page.getByRole('dialog').getByRole('link', { name: text('cart.checkout') });
  await expect(toCheckout).toBeVisible();
  await press(page, toCheckout);
  await expectStep(page, text('checkout.step.address'));
}

/** Waits for a step of the checkout, which takes the focus. */
export async function expectStep(page: Page, title: string): Promise<void> {
  await expect(openStep(page).getByRole('heading', { level: 2 })).toHaveText(title);
}

/** Gives contact and address as a guest. */
export async function typeAddress(page: Page, { text }: OrderView, email: string): Promise<void> {
  const field = (name: string) => openStep(page).getByLabel(text(`checkout.${name}`), { exact: false });
  await type(page, field('email'), email);
  await type(page, field('firstname'), guest.firstname);
  await type(page, field('lastname'), guest.lastname);
  await type(page, field('street'), guest.street);
  await type(page, field('postcode'), guest.postcode);
  await type(page, field('city'), guest.city);
  await type(page, field('telephone'), guest.telephone);
  await page.keyboard.press('Enter');
}

/** Signs in by the link of the checkout; the saved address is chosen there. */
export async function signInAtCheckout(page: Page, { text }: OrderView, { email, password }: Customer): Promise<void> {
  const main = page.getByRole('main');
  await press(page, main.getByRole('link', { name: text('checkout.signIn') }));
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(text('auth.signIn.title'));
  await type(page, main.getByLabel(text('auth.email')), email);
  await type(page, main.getByRole('textbox', { name: text('auth.password') }), password);
  await page.keyboard.press('Enter');
  await expectStep(page, text('checkout.step.address'));
  await press(page, main.getByRole('button', { name: text('checkout.toDelivery') }));
}

/** Chooses a radio button of a group: Tab leads to the group, arrow keys to the button. */
export async function chooseByArrows(page: Page, group: Locator, name: RegExp): Promise<void> {
  await expect(group.getByRole('radio').first()).toBeAttached();
  await tabTo(page, group.getByRole('radio'));
  await page.keyboard.press('Space');
  const wanted = group.getByRole('radio', { name });
  for (let count = await group.getByRole('radio').count(); count > 0 && !(await wanted.isChecked()); count -= 1)
    await page.keyboard.press('ArrowDown');
  await expect(wanted).toBeChecked();
}

/** Expects amounts in the currency of the view, and in no other. */
export function expectOwnCurrency(text: string, { currency }: OrderView): void {
  expect(text).toMatch(currency.own);
  expect(text).not.toMatch(currency.other);
}
