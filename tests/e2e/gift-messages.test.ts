import { expectNoAxeViolations } from '../support/axe.ts';
import { addToCart } from './steps/cart.ts';
import { describeMerchants, expect } from './steps/merchant-shop.ts';
import { openPage } from './steps/shop-page.ts';

describeMerchants((test, merchant) => {
  const { text, products } = merchant;

  test('a guest adds a gift message to the order, edits and removes it', async ({ page }) => {
    await openPage(page, products.first.path);
    await addToCart(page, merchant);
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
});
