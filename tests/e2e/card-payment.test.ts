import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { mailsTo } from './steps/backend.ts';
import { bringCart, storedTexts } from './steps/cart.ts';
import {
  chooseDelivery,
  giveAddress,
  newEmail,
  openCheckout,
  openStep,
  orderButton,
  receipt,
} from './steps/checkout.ts';
import { getOrderedPayments } from './steps/order-request.ts';
import { logRequests } from './steps/request-log.ts';
import { chooseRadio } from './steps/shop-page.ts';

async function goToPayment(page: Page, email: string): Promise<void> {
  await openCheckout(page);
  await giveAddress(page, email);
  await chooseDelivery(page, /^Odbiór w sklepie/);
  await chooseRadio(page.getByRole('radiogroup', { name: 'Sposób płatności' }), 'Karta płatnicza');
}

async function tokenizeCard(page: Page, number: string, expiry = '12/30'): Promise<void> {
  await page.getByRole('textbox', { name: 'Numer karty' }).fill(number);
  await page.getByRole('textbox', { name: 'Data ważności' }).fill('');
  await page.getByRole('textbox', { name: 'Data ważności' }).pressSequentially(expiry);
  await page.getByRole('button', { name: 'Przejdź do podsumowania' }).click();
}

test('[CHK-26] [CHK-32] a card that is authorized immediately pays with its nonce, and its number never reaches the shop @desktop', async ({
  page,
  shop,
}) => {
  const email = newEmail();
  await bringCart(page, shop);
  const log = logRequests(page);
  await goToPayment(page, email);
  await tokenizeCard(page, '4111 1111 1111 1111');
  await orderButton(page).click();
  await expect(receipt(page)).toBeVisible();

  expect(getOrderedPayments(log)[0]).toEqual({
    method: 'witryna_card',
    additional_data: { payment_method_nonce: expect.stringMatching(/./) },
  });
  expect(JSON.stringify(log)).not.toContain('1111 1111');
  expect(await storedTexts(page)).not.toMatch(/1111|nonce/);
  expect(await mailsTo(shop, email)).toHaveLength(1);
});

test('[CHK-32] [CO-6] a card with a challenge pays after the right code; a challenge that is left, after a confirmation, pays nothing @mobile', async ({
  page,
  shop,
}) => {
  const email = newEmail();
  await bringCart(page, shop);
  await goToPayment(page, email);
  await tokenizeCard(page, '4000 0000 0000 3063');
  const question = page.getByRole('dialog', { name: 'Potwierdź płatność' });
  const leave = page.getByRole('alertdialog', { name: 'Przerwać potwierdzanie płatności?' });
  await question.getByLabel('Kod z banku').fill('12');
  await page.keyboard.press('Escape');
  await expect(leave.getByRole('button', { name: 'Wróć do potwierdzania' }).last()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(leave).toBeHidden();
  await expect(question.getByLabel('Kod z banku')).toHaveValue('12');
  await page.keyboard.press('Escape');
  await leave.getByRole('button', { name: 'Przerwij potwierdzanie' }).click();
  await expect(page.getByText('Płatność nie została potwierdzona. Nic nie zostało pobrane.')).toBeVisible();
  await expect(question).toBeHidden();
  await expect(page.getByRole('group', { name: /Płatność nie została potwierdzona/ })).toBeFocused();

  await page.getByRole('button', { name: 'Przejdź do podsumowania' }).click();
  await question.getByLabel('Kod z banku').fill('1234');
  await question.getByRole('button', { name: 'Potwierdź' }).click();
  await expect(question).toBeHidden();
  await orderButton(page).click();
  await expect(receipt(page)).toBeVisible();
  expect(await mailsTo(shop, email)).toHaveLength(1);
});

test('[CHK-32] a card that identifies its holder by the device shows no challenge @desktop @full', async ({
  page,
  shop,
}) => {
  await bringCart(page, shop);
  await goToPayment(page, newEmail());
  await tokenizeCard(page, '4000 0000 0000 3220');
  await expect(openStep(page).getByRole('heading', { level: 2 })).toHaveText('Podsumowanie');
});

test('[CHK-32] a declined card, a wrong code and a wrong date show an error and leave the other payment methods @desktop @full', async ({
  page,
  shop,
  watch,
}) => {
  // The provider answers a number that is no card's with a client error.
  watch.allow(/sandbox-card|Failed to load resource/);
  await bringCart(page, shop);
  await goToPayment(page, newEmail());
  await tokenizeCard(page, '4000 0000 0000 0002');
  await expect(page.getByText('Bank odrzucił tę kartę.')).toBeVisible();

  await tokenizeCard(page, '4000 0000 0000 3063');
  const question = page.getByRole('dialog', { name: 'Potwierdź płatność' });
  await question.getByLabel('Kod z banku').fill('9999');
  await expect(question.getByText('Kod to 1234')).toBeVisible();
  await question.getByRole('button', { name: 'Potwierdź' }).click();
  await expect(question.getByLabel('Kod z banku')).toHaveAccessibleDescription(/To nie jest kod z banku/);
  await question.getByLabel('Kod z banku').fill('1234');
  await question.getByRole('button', { name: 'Potwierdź' }).click();
  await expect(openStep(page).getByRole('heading', { level: 2 })).toHaveText('Podsumowanie');
  await page.getByRole('button', { name: 'Zmień: Płatność' }).click();

  await tokenizeCard(page, '1234');
  const number = page.getByRole('textbox', { name: 'Numer karty' });
  await expect(number).toHaveAccessibleDescription(/^Numer karty: sprawdź cyfry/);
  await page.getByRole('link', { name: 'Numer karty: sprawdź cyfry' }).press('Enter');
  await expect(number).toBeFocused();
  await number.press('End');
  await number.pressSequentially('1');
  await expect(number).toHaveAccessibleDescription('');
  await tokenizeCard(page, '4111 1111 1111 1111', '1320');
  await expect(page.getByRole('link', { name: 'Data ważności: wpisz miesiąc i rok' })).toBeVisible();

  // The slash comes by itself, the caret stays where a digit is put right, and a deletion goes on through the slash.
  const expiry = page.getByRole('textbox', { name: 'Data ważności' });
  await expect(expiry).toHaveValue('13/20');
  await expiry.press('Home');
  await expiry.press('ArrowRight');
  await expiry.press('Delete');
  await expiry.pressSequentially('2');
  await expect(expiry).toHaveValue('12/20');
  await expiry.press('End');
  for (let remaining = '12/20'.length; remaining > 0; remaining--) await page.keyboard.press('Backspace');
  await expect(expiry).toHaveValue('');

  await chooseRadio(page.getByRole('radiogroup', { name: 'Sposób płatności' }), 'Przelew bankowy');
  await page.getByRole('button', { name: 'Przejdź do podsumowania' }).click();
  await expect(orderButton(page)).toBeVisible();
});
