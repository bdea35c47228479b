import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { queryBackend, textAt } from './steps/backend.ts';
import { expect, test } from './steps/merchant-shop.ts';
import { openPage } from './steps/shop-page.ts';
import { readShopTexts } from './steps/shop-texts.ts';

test.use({ reducedMotion: 'reduce', locale: 'de-DE', timezoneId: 'Europe/Berlin' });

const text = readShopTexts('de_DE');
const main = (page: Page) => page.getByRole('main');

test('a customer cancels an order with one of the reasons of the store', async ({ page, shop }) => {
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
  await main(page)
    .getByRole('button', { name: text('orders.cancel') })
    .press('Enter');
  const dialog = page.getByRole('dialog', { name: text('orders.cancel.title').replace('{number}', number) });
  const submit = dialog.getByRole('button', { name: text('orders.cancel'), exact: true });
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
