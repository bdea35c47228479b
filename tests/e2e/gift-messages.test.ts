import { expectNoAxeViolations } from '../support/axe.ts';
import { addToCartButton } from './steps/cart.ts';
import { expect, test } from './steps/merchant-shop.ts';
import { openPage } from './steps/shop-page.ts';
import { readShopTexts } from './steps/shop-texts.ts';

test.use({ reducedMotion: 'reduce', locale: 'de-DE', timezoneId: 'Europe/Berlin' });

const text = readShopTexts('de_DE');

test('a guest adds a gift message to the order, edits and removes it @mobile', async ({ page }) => {
  await openPage(page, '/tischleuchte-arolsen.html');
  await addToCartButton(page, text('cart.add')).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: text('cart.checkout') })).toBeVisible();
  await expect(page.getByRole('dialog').locator('[aria-busy="true"]')).toHaveCount(0);
  await openPage(page, '/cart');
  const section = page.getByRole('region', { name: text('giftMessages.title') });
  const field = (name: string) =>
    section.getByRole('textbox', { name: text(`giftMessages.${name}`), exact: true }).first();
  const save = section.getByRole('button', { name: text('giftMessages.save') }).first();
  await section.getByText(text('giftMessages.order')).click();
  await field('to').fill('Oma');
  await field('from').fill('Eva');
  await field('message').fill('Alles Gute!');
  await save.press('Enter');
  const edit = section.getByRole('button', { name: text('giftMessages.edit') }).first();
  await expect(edit).toBeFocused();
  await expect(section.getByText('Alles Gute!')).toHaveCSS('white-space', /pre-line|preserve-breaks/);
  await expectNoAxeViolations(page);
  await edit.press('Enter');
  await field('message').fill('Viel Licht!');
  await save.press('Enter');
  await expect(edit).toBeFocused();
  await openPage(page, '/cart');
  await expect(section).toContainText('Viel Licht!');
  await section
    .getByRole('button', { name: text('giftMessages.remove') })
    .first()
    .press('Enter');
  await expect(section).not.toContainText('Viel Licht!');
  await expect(section.locator('summary').first()).toBeFocused();
});
