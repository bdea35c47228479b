import { expect, test } from '../support/fixtures.ts';
import { addToCartButton } from './steps/cart.ts';
import { untilInteractive } from './steps/shop-page.ts';
import { readShopTexts } from './steps/shop-texts.ts';

test.use({ reducedMotion: 'reduce' });

const text = readShopTexts('pl_PL');

test('the autumn set is bought with the zinc that the shopper chooses', async ({ page }) => {
  await page.goto('/zestaw-na-jesien.html');
  await untilInteractive(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('radio', { name: /Witamina C 1000/ })).toBeChecked();
  await main.getByRole('combobox', { name: /^Cynk/ }).selectOption({ index: 2 });
  await main.getByRole('checkbox', { name: /Pierzga/ }).check();
  await addToCartButton(page, text('cart.add')).click();
  const cart = page.getByRole('dialog');
  await expect(cart).toContainText('Cynk: Cynk jonowy w kroplach');
  await expect(cart).toContainText(/125,70\s*zł/);
});
