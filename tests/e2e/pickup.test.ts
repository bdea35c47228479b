import { expect, expectNoAxeViolations, test } from '../support/fixtures.ts';
import { getAmount, bringCart } from './steps/cart.ts';
import { chooseDelivery, giveAddress, newEmail, openCheckout, openStep, pickupPoints } from './steps/checkout.ts';
import { press, tabTo } from './steps/keyboard.ts';
import { chooseRadio } from './steps/shop-page.ts';

test('says which pickup point is missing, and finds lockers by a search without Polish letters, by keyboard on a narrow screen @mobile @full', async ({
  page,
  shop,
  features,
}) => {
  await bringCart(page, shop);
  await openCheckout(page);
  await giveAddress(page, newEmail());
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
});

test('keeps the chosen store through a reload @full', async ({ page, shop }) => {
  await bringCart(page, shop);
  await openCheckout(page);
  await giveAddress(page, newEmail());
  const name = 'Witryna Warszawa, Nowy Świat';
  await chooseDelivery(page, /^Odbiór w sklepie/, new RegExp(`^${name}`));
  const chosen = page.getByText(`${name}, ul.`);
  await expect(chosen).toBeVisible();
  await page.reload();
  await expect(openStep(page).getByRole('heading', { level: 2 })).toHaveText('Płatność');
  await expect(chosen).toBeVisible();
});

test('choosing a shipping method updates the total before the step is confirmed, and the last choice wins', async ({
  page,
  shop,
  features,
}) => {
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
  await expect(getAmount(summary, 'Dostawa')).toHaveText('14,99 zł');
  await expect(totals()).not.toHaveAttribute('aria-busy');
  expect((await totals().boundingBox())?.height).toBe(before?.height);
});
