import { createCustomer, signIn } from './steps/account.ts';
import { refusalLogged } from './steps/backend.ts';
import { addToCart, bringCart, cartLines, cartTrigger, getAmount, miniCart, orderAtBackend } from './steps/cart.ts';
import { describeMerchants, expect } from './steps/merchant-shop.ts';
import { notices } from './steps/order-notice.ts';
import { formatMoney } from './steps/other-merchants.ts';
import { chooseRadio, openPage } from './steps/shop-page.ts';

describeMerchants((test, merchant) => {
  const { text, ui, products, coupon, choices } = merchant;
  const money = (amount: number) => formatMoney(merchant, amount);
  const { first, second } = products;

  test('quantity, removal and undo change lines and totals', async ({ page, shop }) => {
    await bringCart(page, shop, first.sku);
    await openPage(page, '/cart');
    const main = page.getByRole('main');
    const total = getAmount(main, text('cart.totalBeforeShipping'));
    await expect(total).toHaveText(money(first.total));
    await main.getByRole('button', { name: ui.quantityStepper.increase(first.name) }).click();
    await expect(total).toHaveText(money(first.total * 2));
    const field = main.getByRole('spinbutton', { name: ui.quantityStepper.quantity(first.name) });
    await field.fill('4');
    await field.press('Enter');
    await expect(total).toHaveText(money(first.total * 4));
    await expect(cartTrigger(page, merchant)).toHaveAccessibleName(text('layout.cart', { count: 4 }));
    await main
      .getByRole('button', { name: ui.cartLine.removeLabel(first.name) })
      .last()
      .click();
    await expect(main.getByText(text('cart.empty.title'))).toBeVisible();
    await expect(cartTrigger(page, merchant)).toHaveAccessibleName(text('layout.cart', { count: 0 }));
    await notices(page, merchant)
      .getByRole('button', { name: text('cart.undo') })
      .click();
    await expect(total).toHaveText(money(first.total * 4));
  });

  test('a coupon is refused at its field, applied and removed', async ({ page, shop, watch }) => {
    watch.allow(refusalLogged("The coupon code isn't valid. Verify the code and try again."));
    await bringCart(page, shop, first.sku);
    await openPage(page, '/cart');
    const summary = page.getByRole('region', { name: text('cart.summary') });
    const total = getAmount(summary, text('cart.totalBeforeShipping'));
    const field = summary.getByLabel(text('cart.coupon'));
    await field.fill('NONESUCH');
    await field.press('Enter');
    await expect(field).toHaveAccessibleDescription(new RegExp(text('cart.coupon.refused').slice(0, 20)));
    await expect(field).toHaveValue('NONESUCH');
    await field.fill(coupon.code.toLowerCase());
    await field.press('Enter');
    const remove = summary.getByRole('button', { name: text('cart.coupon.remove', { code: coupon.code }) });
    await expect(remove).toBeFocused();
    await expect(total).toHaveText(money(coupon.total));
    await remove.press('Enter');
    await expect(field).toBeFocused();
    await expect(total).toHaveText(money(first.total));
  });

  test('the options of a line are changed in a dialog', async ({ page }) => {
    await openPage(page, choices.path);
    await chooseRadio(page.getByRole('radiogroup', { name: choices.group }), choices.other);
    for (const [group, option] of choices.rest)
      await chooseRadio(page.getByRole('radiogroup', { name: group }), option);
    await expect(cartLines(await addToCart(page, merchant), merchant)).toContainText(choices.other);
    await openPage(page, '/cart');
    const name = text('cart.editOptionsOf', { name: choices.name });
    await page.getByRole('main').getByRole('button', { name }).click();
    const dialog = page.getByRole('dialog', { name });
    await chooseRadio(dialog.getByRole('radiogroup', { name: choices.group }), choices.chosen);
    await dialog.getByRole('button', { name: text('cart.edit.save') }).click();
    await expect(dialog).toBeHidden();
    const lines = cartLines(page.getByRole('main'), merchant);
    await expect(lines).toHaveCount(1);
    await expect(lines).toContainText([choices.chosen]);
  });

  test('signing in merges the cart of the guest into that of the customer', async ({ page, shop }) => {
    const customer = await createCustomer(shop);
    await bringCart(page, shop, second.sku, 2);
    await openPage(page, '/sign-in');
    await signIn(page, customer, merchant);
    await expect(page).toHaveURL('/customer/account/');
    await expect(cartTrigger(page, merchant)).toHaveAccessibleName(text('layout.cart', { count: 2 }));
    await cartTrigger(page, merchant).click();
    await expect(cartLines(miniCart(page, merchant), merchant)).toContainText(second.name);
  });

  test('a cart that was ordered elsewhere is replaced with a message when a product is added', async ({
    page,
    shop,
    watch,
  }) => {
    watch.allow(refusalLogged("The cart isn't active."));
    const cartId = await bringCart(page, shop, first.sku);
    await openPage(page, second.path);
    await expect(cartTrigger(page, merchant)).toHaveAccessibleName(text('layout.cart', { count: 1 }));
    await orderAtBackend(shop, cartId, undefined, merchant);
    const panel = await addToCart(page, merchant);
    await expect(page.getByText(text('cart.newCart')).first()).toBeVisible();
    await expect(cartLines(panel, merchant)).toHaveCount(1);
    await expect(cartLines(panel, merchant)).toContainText(second.name);
  });
});
