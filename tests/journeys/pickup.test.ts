import { expect, expectNoAxeViolations, test } from '../support/fixtures.ts';
import { createCustomer, expectAccount, signIn } from './steps/account.ts';
import { readMailTo } from './steps/backend.ts';
import { amountOf, bringCart } from './steps/cart.ts';
import { chooseDelivery, choosePayment, giveAddress, guest, newEmail, openCheckout, openStep, orderButton, pickupPoints, receipt } from './steps/checkout.ts';
import { press, tabTo } from './steps/keyboard.ts';
import { chooseRadio, openPage } from './steps/shop-page.ts';

const confirmation = /^Potwierdzenie zamówienia/;

test('a guest orders to a parcel locker by keyboard alone on a narrow screen; receipt and mail name it @mobile', async ({ page, shop, features }) => {
  const email = newEmail();
  await bringCart(page, shop);
  await openCheckout(page);
  await giveAddress(page, email);
  const step = openStep(page);
  const methods = page.getByRole('radiogroup', { name: 'Sposób dostawy' });
  const goOn = page.getByRole('button', { name: 'Przejdź do płatności' });

  await tabTo(page, methods.getByRole('radio').first());
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(methods.getByRole('radio', { name: /^Automat paczkowy/ })).toBeChecked();
  if (!features.has('parcelLockers')) {
    // Without a list of lockers the method makes no promise that it cannot keep.
    await press(page, goOn);
    await expect(openStep(page).getByRole('heading', { level: 2 })).toHaveText('Płatność');
    return;
  }

  await test.step('an error says what to do', async () => {
    await expect(pickupPoints(page).getByRole('radio')).toHaveCount(5);
    await press(page, goOn);
    const errors = step.getByRole('group', { name: 'Wybierz, gdzie odbierzesz zamówienie.' });
    await expect(errors).toBeFocused();
    await expect(pickupPoints(page)).toHaveAttribute('aria-invalid', 'true');
    await expectNoAxeViolations(page);
  });

  await test.step('the list begins near the address, and follows the search without Polish letters', async () => {
    await expect(pickupPoints(page).getByRole('radio').first()).toHaveAccessibleName(/^WAW02B/);
    await tabTo(page, step.getByRole('searchbox'));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('lodz');
    await expect(pickupPoints(page).getByRole('radio').first()).toHaveAccessibleName(/^LOD\d\d\w .+km$/);
    await expect(step.getByRole('status').first()).toContainText('Odległości liczymy od: Łódź');
    await tabTo(page, pickupPoints(page).getByRole('radio').first());
    await page.keyboard.press('ArrowDown');
    await expect(pickupPoints(page).getByRole('radio').nth(1)).toBeChecked();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  });

  const code = (await pickupPoints(page).getByRole('radio').nth(1).inputValue()).trim();
  await press(page, goOn);
  await expect(page.getByRole('listitem').filter({ hasText: 'Automat paczkowy' })).toContainText(`${code}, `);
  await choosePayment(page, /^Przelew bankowy/);
  await press(page, orderButton(page));
  await expect(receipt(page)).toContainText('Miejsce odbioru');
  await expect(receipt(page)).toContainText(new RegExp(`${guest.firstname} ${guest.lastname}, ${code}, .+Łódź`));
  await expect(receipt(page)).not.toContainText(guest.street);
  expect(await readMailTo(shop, email, confirmation)).toContain(`Automat paczkowy: ${code}`);
});

test('a customer orders to a store, which the receipt, the mail and the order name; the invoice keeps the own address', async ({ page, shop }) => {
  const customer = await createCustomer(shop);
  await bringCart(page, shop);
  await openPage(page, '/sign-in');
  await signIn(page, customer);
  await expectAccount(page, customer);
  await openCheckout(page);
  await giveAddress(page, null);
  const name = 'Witryna Warszawa, Nowy Świat';
  await chooseDelivery(page, /^Odbiór w sklepie/, new RegExp(`^${name}`));
  await expect(openStep(page).getByRole('heading', { level: 2 })).toHaveText('Płatność');
  const chosen = page.getByText(`${name}, ul.`);
  await expect(chosen).toBeVisible();

  await page.reload();
  await expect(openStep(page).getByRole('heading', { level: 2 })).toHaveText('Płatność');
  await expect(chosen).toBeVisible();
  await choosePayment(page, /^Przelew bankowy/);
  await orderButton(page).click();
  await expect(receipt(page)).toContainText(name);
  await expect(receipt(page)).not.toContainText(guest.street);

  const mail = await readMailTo(shop, customer.email, confirmation);
  expect(mail).toContain(`Odbiór w sklepie: ${name}`);
  await openPage(page, `/order-history/${/(\d{9})/.exec(mail)?.[1] ?? ''}`);
  const main = page.getByRole('main');
  await expect(main).toContainText(`Odbiór w sklepie - ${name}`);
  await expect(main.getByText(guest.street)).toHaveCount(1);
});

test('choosing a delivery updates the total before the step is confirmed, and the last choice wins', async ({ page, shop, features }) => {
  await bringCart(page, shop);
  await openCheckout(page);
  await giveAddress(page, newEmail());
  const summary = page.getByRole('region', { name: 'Podsumowanie zamówienia' });
  const methods = page.getByRole('radiogroup', { name: 'Sposób dostawy' });
  const totals = () => summary.locator('dl');
  const before = await totals().boundingBox();
  await chooseRadio(methods, /^Automat paczkowy/);
  await chooseRadio(methods, /^Kurier/);
  if (!features.has('estimatedShipping')) {
    await expect(totals()).not.toContainText('14,99');
    return;
  }
  await expect(amountOf(summary, 'Dostawa')).toHaveText('14,99 zł');
  await expect(totals()).not.toHaveAttribute('aria-busy');
  expect((await totals().boundingBox())?.height).toBe(before?.height);
});
