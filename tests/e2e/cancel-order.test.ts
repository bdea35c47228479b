import type { Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { injectFault, queryBackend, textAt } from './steps/backend.ts';
import type { ShopFacts } from '../support/test-shop.ts';
import { expect, test } from './steps/merchant-shop.ts';
import { openPage } from './steps/shop-page.ts';
import { readShopTexts } from './steps/shop-texts.ts';

test.use({ reducedMotion: 'reduce', locale: 'de-DE', timezoneId: 'Europe/Berlin' });

const text = readShopTexts('de_DE');
const main = (page: Page) => page.getByRole('main');

/** Orders a voucher as the customer of the shop, signs in and opens the order. @returns its number */
async function openNewOrder(page: Page, shop: ShopFacts): Promise<string> {
  const token = textAt(
    await queryBackend(
      shop,
      'mutation { generateCustomerToken(email: "anna.huber@example.com", password: "Sonnenblume-7") { token } }',
    ),
    'generateCustomerToken',
    'token',
  );
  const ask = (query: string, variables: Record<string, string> = {}) => queryBackend(shop, query, variables, token);
  const id = textAt(await ask('{ customerCart { id } }'), 'customerCart', 'id');
  const placed = await ask(
    `mutation ($id: String!) {
      addProductsToCart(cartId: $id, cartItems: [{ sku: "G-50", quantity: 1 }]) { cart { id } }
      setBillingAddressOnCart(input: { cart_id: $id, billing_address: { address: { firstname: "Anna", lastname: "Huber",
        street: ["Mariahilfer Straße 12"], city: "Wien", postcode: "1060", country_code: "AT", telephone: "+436641234567" } } }) { cart { id } }
      setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "banktransfer" } }) { cart { id } }
      placeOrder(input: { cart_id: $id }) { orderV2 { number } }
    }`,
    { id },
  );
  const number = textAt(placed, 'placeOrder', 'orderV2', 'number');
  await openPage(page, '/sign-in');
  await main(page).getByLabel('E-Mail').fill('anna.huber@example.com');
  await main(page).getByRole('textbox', { name: 'Passwort' }).fill('Sonnenblume-7');
  await main(page).getByRole('button', { name: 'Anmelden' }).click();
  await expect(page).not.toHaveURL(/sign-in/);
  await openPage(page, `/order-history/${number}`);
  return number;
}

/** Opens the dialog that cancels the order of the page. */
async function openDialog(page: Page, number: string): Promise<Locator> {
  await main(page)
    .getByRole('button', { name: text('orders.cancel') })
    .press('Enter');
  return page.getByRole('dialog', { name: text('orders.cancel.title').replace('{number}', number) });
}

const submitButton = (dialog: Locator) => dialog.getByRole('button', { name: text('orders.cancel'), exact: true });

test('a customer cancels an order with one of the reasons of the store @full', async ({ page, shop }) => {
  const number = await openNewOrder(page, shop);
  const dialog = await openDialog(page, number);
  const submit = submitButton(dialog);
  await submit.click();
  const reason = dialog.getByRole('combobox', { name: text('orders.cancel.reason') });
  await expect(reason).toBeFocused();
  await expect(reason).toHaveAttribute('aria-invalid', 'true');
  await expectNoAxeViolations(page);
  await reason.selectOption('Versehentlich bestellt');
  await submit.click();
  await expect(dialog).toBeHidden();
  await expect(main(page).getByText('Canceled', { exact: true })).toBeVisible();
  await expect(main(page).getByRole('button', { name: text('orders.cancel') })).toHaveCount(0);
});

test('a cancellation whose answer is lost is confirmed, and sent once @desktop @full', async ({
  page,
  shop,
  watch,
}) => {
  watch.allow(/answer 50[234]: |Failed to load resource|failed request: |console error: Error/);
  const number = await openNewOrder(page, shop);
  const dialog = await openDialog(page, number);
  await dialog.getByRole('combobox').selectOption('Versehentlich bestellt');
  await injectFault(shop, { operation: 'CancelOrder', drop: 'after' });
  await submitButton(dialog).click();
  await expect(page.getByText(text('orders.cancel.done').replace('{number}', number)).first()).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(main(page).getByText('Canceled', { exact: true })).toBeVisible();
});
