import { addToCartButton, cartLines, getAmount } from './steps/cart.ts';
import { findDeadControls } from './steps/dead-controls.ts';
import { describeMerchants, expect } from './steps/merchant-shop.ts';
import { formatMoney } from './steps/other-merchants.ts';
import { productNames } from './steps/shop-page.ts';

describeMerchants((test, merchant) => {
  const { text, ui, products, category, choices, search } = merchant;
  const { first, second } = products;

  test.use({ javaScriptEnabled: false });

  test('products are found, added with their options, and the cart is changed by forms', async ({ page }) => {
    const main = page.getByRole('main');
    await page.goto(`/search.html?query=${search}`);
    await expect(productNames(page).first()).toBeVisible();
    await page.goto(choices.path);
    for (const value of [choices.chosen, ...choices.rest.map(([, option]) => option)])
      await main.locator('label').filter({ hasText: value }).first().click();
    await addToCartButton(page, text('cart.add')).click();
    await expect(page).toHaveURL('/cart');
    await expect(cartLines(page, merchant)).toContainText(choices.chosen);
    await cartLines(page, merchant)
      .getByRole('button', { name: ui.cartLine.removeLabel(choices.name) })
      .click();
    await expect(main.getByRole('heading', { name: text('cart.empty.title') })).toBeVisible();

    await page.goto(first.path);
    await addToCartButton(page, text('cart.add')).click();
    const line = cartLines(page, merchant);
    await line.getByRole('spinbutton').fill('2');
    await line.getByRole('button', { name: text('cart.changeQuantityOf', { name: first.name }) }).click();
    await expect(getAmount(main, text('cart.totalBeforeShipping'))).toHaveText(formatMoney(merchant, first.total * 2));
    // Locators look past `noscript`.
    expect(await main.innerText()).toContain(text('cart.orderNeedsScripts'));
  });

  test('every button works', async ({ page, watch }) => {
    test.slow();
    // A page that does not exist, and answers to forms that are filled in with what is wrong.
    watch.allow(/answer 4\d\d|Failed to load resource/);
    const pressed = new Set<string>();
    const dead: string[] = [];
    await page.goto(second.path);
    await addToCartButton(page, text('cart.add')).click();
    await expect(cartLines(page, merchant)).toHaveCount(1);
    for (const path of ['/cart', '/', category.path, second.path, choices.path, '/sign-in', '/contact-us', '/none']) {
      await page.goto(path);
      dead.push(...(await findDeadControls(page, pressed)).map((name) => `${path}: ${name}`));
    }
    expect(dead).toEqual([]);
  });
});
