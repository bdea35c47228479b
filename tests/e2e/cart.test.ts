import { expect, test } from '../support/fixtures.ts';
import { queryBackend, refusalLogged } from './steps/backend.ts';
import {
  addToCart,
  getAmount,
  bringCart,
  cartLines,
  cartTrigger,
  miniCart,
  orderAtBackend,
  products,
  storeCartId,
  storedCartId,
  takeOutAtBackend,
} from './steps/cart.ts';
import { logRequests } from './steps/request-log.ts';
import { chooseRadio, openPage } from './steps/shop-page.ts';

test('[CRT-02] [CRT-03] [FRM-09] the mini cart opens from the header and after adding, and the badge counts', async ({
  page,
}) => {
  await openPage(page, products.vitaminC.path);
  await cartTrigger(page).click();
  await expect(miniCart(page)).toContainText('Twój koszyk jest pusty');
  await page.keyboard.press('Escape');
  await expect(miniCart(page)).toBeHidden();
  await expect(cartTrigger(page)).toBeFocused();

  await page
    .getByRole('main')
    .getByRole('button', { name: `Więcej: ${products.vitaminC.name}` })
    .click();
  const panel = await addToCart(page);
  await expect(panel).toHaveAccessibleName('Koszyk (2)');
  await expect(getAmount(panel, 'Razem')).toHaveText('79,80 zł');
  expect(await storedCartId(page)).toMatch(/^[A-Za-z0-9]{32}$/);
  await page.keyboard.press('Escape');
  await expect(cartTrigger(page)).toHaveAccessibleName('Koszyk, 2 produkty');
});

test('[MC-2] adding from a list shows a toast with the number of products and a link to the cart, without moving focus @desktop', async ({
  page,
}) => {
  await openPage(page, '/mineraly/magnez.html');
  const add = page.getByRole('button', { name: `Dodaj do koszyka: ${products.magnesium.name}` });
  await add.focus();
  await page.keyboard.press('Enter');
  const notices = page.getByRole('region', { name: /Powiadomienia/ });
  await expect(notices).toContainText(`Dodano: ${products.magnesium.name}. W koszyku 1 produkt.`);
  await expect(add).toBeFocused();
  await notices.getByRole('button', { name: 'Zobacz koszyk' }).click();
  await expect(cartLines(miniCart(page))).toHaveCount(1);
});

test('[CRT-15] quantity, removal and undo change lines and totals @mobile', async ({ page, shop }) => {
  const cartId = await bringCart(page, shop);
  await openPage(page, '/cart');
  const log = logRequests(page);
  const main = page.getByRole('main');
  await expect(getAmount(main, 'Razem')).toHaveText('29,90 zł');
  await main.getByRole('button', { name: `Więcej: ${products.magnesium.name}` }).click();
  await expect(getAmount(main, 'Razem')).toHaveText('59,80 zł');
  const field = main.getByRole('spinbutton', { name: `Liczba sztuk: ${products.magnesium.name}` });
  await field.fill('4');
  await field.press('Enter');
  await expect(getAmount(main, 'Razem')).toHaveText('119,60 zł');

  await main
    .getByRole('button', { name: `Usuń: ${products.magnesium.name}` })
    .last()
    .click();
  await expect(main.getByText('Twój koszyk jest pusty')).toBeVisible();
  await expect(cartTrigger(page)).toHaveAccessibleName('Koszyk, pusty');
  await page
    .getByRole('region', { name: /Powiadomienia/ })
    .getByRole('button', { name: 'Cofnij' })
    .click();
  await expect(getAmount(main, 'Razem')).toHaveText('119,60 zł');

  // Asking what delivery would cost changes nothing.
  const changes = log.filter(
    ({ document, operation }) => document?.startsWith('mutation ') && operation !== 'EstimateShippingMethods',
  );
  const itemId = changes[0]?.body['itemId'];
  expect(itemId).toEqual(expect.any(String));
  expect(changes.map(({ operation, body }) => [operation, body])).toEqual([
    ['updateItemQuantity', { cartId, itemId, quantity: 2 }],
    ['updateItemQuantity', { cartId, itemId, quantity: 4 }],
    ['removeItem', { cartId, itemId }],
    ['addProductToCart', { cartId, product: { sku: products.magnesium.sku, quantity: 4 } }],
  ]);
});

test('[TO-2] [TO-5] a removal is undone in the toast with the keyboard only while the mini cart is open @desktop @full', async ({
  page,
  shop,
}) => {
  await bringCart(page, shop);
  await openPage(page, products.vitaminC.path);
  await cartTrigger(page).press('Enter');
  const panel = miniCart(page);
  await panel
    .getByRole('button', { name: `Usuń: ${products.magnesium.name}` })
    .last()
    .press('Enter');
  const undo = page.getByRole('region', { name: /Powiadomienia/ }).getByRole('button', { name: 'Cofnij' });
  await expect(undo).toBeVisible();
  await expect(panel).toContainText('Twój koszyk jest pusty');
  await page.keyboard.press('F6');
  await page.keyboard.press('Tab');
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cartLines(panel)).toHaveCount(1);
  expect(await panel.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
});

for (const place of ['cart page', 'mini cart']) {
  test(`[DI-5] after a line of the ${place} is removed, focus moves to the remove button of the next one, and after the last one to the heading @desktop @full`, async ({
    page,
    shop,
  }) => {
    const cartId = await bringCart(page, shop);
    for (const sku of [products.vitaminC.sku, 'WIT-K2']) {
      await queryBackend(
        shop,
        'mutation ($cartId: String!, $item: CartItemInput!) { addProductsToCart(cartId: $cartId, cartItems: [$item]) { cart { id } } }',
        { cartId, item: { sku, quantity: 1 } },
      );
    }
    await openPage(page, place === 'cart page' ? '/cart' : products.vitaminC.path);
    if (place === 'mini cart') await cartTrigger(page).press('Enter');
    const scope = place === 'mini cart' ? miniCart(page) : page.getByRole('main');
    const remove = (index: number) =>
      cartLines(scope)
        .nth(index)
        .getByRole('button', { name: /^Usuń: / });
    await expect(cartLines(scope)).toHaveCount(3);
    await remove(1).press('Enter');
    await expect(cartLines(scope)).toHaveCount(2);
    await expect(remove(1)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(cartLines(scope)).toHaveCount(1);
    await expect(remove(0)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(scope.getByRole('heading', { name: 'Twój koszyk jest pusty' })).toBeFocused();
  });
}

test('applying or removing a coupon is announced, and focus moves to the control that reverts it @desktop @full', async ({
  page,
  shop,
}) => {
  await bringCart(page, shop, products.vitaminC.sku);
  await openPage(page, '/cart');
  const summary = page.getByRole('region', { name: 'Podsumowanie' });
  const field = summary.getByLabel('Kod rabatowy');
  await field.fill('witaj10');
  await field.press('Enter');
  const remove = summary.getByRole('button', { name: 'Usuń kod WITAJ10' });
  await expect(remove).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Zastosowano kod WITAJ10' })).toHaveCount(1);
  await expect(summary.getByRole('status')).toHaveCount(0);
  await remove.press('Enter');
  await expect(field).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Usunięto kod WITAJ10' })).toHaveCount(1);
});

test('the options of a configurable product stay with its line, also after undo @desktop', async ({ page }) => {
  await openPage(page, products.protein.path);
  await chooseRadio(page.getByRole('radiogroup', { name: 'Smak' }), 'Truskawka');
  await (await addToCart(page)).getByRole('link', { name: 'Przejdź do koszyka' }).click();
  const main = page.getByRole('main');
  await expect(cartLines(main)).toContainText('Smak: Truskawka');
  await main
    .getByRole('button', { name: `Usuń: ${products.protein.name}` })
    .last()
    .click();
  await expect(main.getByText('Twój koszyk jest pusty')).toBeVisible();
  await page.getByRole('button', { name: 'Cofnij' }).click();
  await expect(cartLines(main)).toContainText('Smak: Truskawka');
});

test('[FO-18] a coupon is applied, removed and rejected with an error at its field; the typed code stays @desktop', async ({
  page,
  shop,
  watch,
}) => {
  watch.allow(refusalLogged("The coupon code isn't valid. Verify the code and try again."));
  await bringCart(page, shop, products.vitaminC.sku);
  await openPage(page, '/cart');
  const summary = page.getByRole('region', { name: 'Podsumowanie' });
  const field = summary.getByLabel('Kod rabatowy');
  await summary.getByRole('button', { name: 'Zastosuj' }).click();
  await expect(field).toHaveAccessibleDescription(/Najpierw wpisz kod\./);
  await expect(field).toBeFocused();
  await field.fill('NIEMAMNIE');
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription(/Ten kod nie działa\./);
  await expect(field).toHaveValue('NIEMAMNIE');
  await field.fill('RABAT20');
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription(/Ten kod działa przy zakupach od 150,00\szł\./);
  await field.fill('witaj10');
  await field.press('Enter');
  await expect(getAmount(summary, 'Razem')).toHaveText('35,91 zł');
  await summary.getByRole('button', { name: 'Usuń kod WITAJ10' }).click();
  await expect(getAmount(summary, 'Razem')).toHaveText('39,90 zł');
  await expect(field).toBeVisible();
});

test('the error of a coupon is as wide as the field and the button together @mobile @full', async ({
  page,
  shop,
  watch,
}) => {
  watch.allow(refusalLogged("The coupon code isn't valid. Verify the code and try again."));
  await bringCart(page, shop, products.vitaminC.sku);
  await openPage(page, '/cart');
  const summary = page.getByRole('region', { name: 'Podsumowanie' });
  const field = summary.getByLabel('Kod rabatowy');
  await field.fill('NIEMAMNIE');
  await field.press('Enter');
  const error = await summary.getByText(/^Ten kod nie działa\./).boundingBox();
  const button = await summary.getByRole('button', { name: 'Zastosuj' }).boundingBox();
  const control = await field.boundingBox();
  if (!error || !button || !control) throw new Error('The form is not shown.');
  expect(button.y).toBe(control.y);
  expect(error.y).toBeGreaterThanOrEqual(control.y + control.height);
  expect(error.x + error.width).toBeGreaterThan(button.x);
});

test('[CRT-10] the cart shows the amount left to free shipping, adds a gift to a large order, and recommends cross-sells @desktop', async ({
  page,
  shop,
  features,
}) => {
  await bringCart(page, shop, products.vitaminC.sku, 3);
  await openPage(page, '/cart');
  const main = page.getByRole('main');
  const way = main.getByRole('meter', { name: 'Droga do darmowej dostawy' });
  if (!features.has('cartOffers')) {
    await expect(getAmount(main, 'Razem')).toHaveText(/^119,70\szł$/);
    await expect(way).toHaveCount(0);
    return;
  }
  await expect(way).toHaveAttribute('aria-valuetext', /brakuje 29,30\szł\.$/);
  const field = main.getByRole('spinbutton', { name: `Liczba sztuk: ${products.vitaminC.name}` });
  await field.fill('4');
  await field.press('Enter');
  await expect(way).toHaveAttribute('aria-valuetext', 'Masz darmową dostawę.');
  if (features.has('estimatedShipping')) await expect(getAmount(main, 'Szacowana dostawa')).toHaveText('gratis');
  else await expect(main.getByText('Szacowana dostawa')).toHaveCount(0);

  const gift = 'Pastylki z witaminą C, miodem i cytryną';
  await expect(main.getByText(`Prezent: ${gift}`)).toHaveCount(0);
  await field.fill('8');
  await field.press('Enter');
  await expect(main.getByRole('link', { name: `Prezent: ${gift}` })).toBeVisible();
  await expect(page.getByRole('region', { name: /Powiadomienia/ })).toContainText(
    `Do tego zamówienia dostajesz prezent: ${gift}.`,
  );
  await expect(getAmount(main, 'Razem')).toHaveText('319,20 zł');

  const offers = main.getByRole('region', { name: 'Dobierz do zamówienia' });
  await main.getByRole('link', { name: 'Do kasy' }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 2000);
  const add = offers.getByRole('button', { name: /^Dodaj do koszyka: / }).first();
  const name = ((await add.getAttribute('aria-label')) ?? '').replace('Dodaj do koszyka: ', '');
  await add.click();
  await expect(offers.getByRole('status')).toHaveText(`Jest już w koszyku: ${name}`);
  await expect(cartLines(main)).toHaveCount(2);
  await expect(add).toBeVisible();
});

test('[CRT-10] a coupon for free shipping is shown as such, in the mini cart too @desktop @full', async ({
  page,
  shop,
  features,
}) => {
  await bringCart(page, shop);
  await openPage(page, '/cart');
  const summary = page.getByRole('region', { name: 'Podsumowanie' });
  await summary.getByLabel('Kod rabatowy').fill('DOSTAWA0');
  await summary.getByRole('button', { name: 'Zastosuj' }).click();
  if (features.has('estimatedShipping')) await expect(getAmount(summary, 'Szacowana dostawa')).toHaveText('gratis');
  if (!features.has('cartOffers')) {
    await expect(summary).toContainText('Zastosowano kod DOSTAWA0');
    return;
  }
  await expect(summary).toContainText('Ten kod daje darmową dostawę.');
  await cartTrigger(page).click();
  await expect(miniCart(page).getByRole('meter', { name: 'Droga do darmowej dostawy' })).toHaveAttribute(
    'aria-valuetext',
    'Masz darmową dostawę.',
  );
});

test('[RSK-05] a stored cart that the backend does not know is cleared with a message, and the next product creates a new one @desktop', async ({
  page,
  shop,
  watch,
}) => {
  const lost = 'ThisCartIsNotThereAnyMore0000000';
  watch.allow(refusalLogged(`Could not find a cart with ID "${lost}"`));
  await storeCartId(page, shop, lost);
  await openPage(page, products.vitaminC.path);
  await expect(page.getByRole('region', { name: /Powiadomienia/ })).toContainText(
    'Tego koszyka już nie ma. Jeśli nie został zamówiony, dodaj produkty jeszcze raz.',
  );
  const panel = await addToCart(page);
  await expect(cartLines(panel)).toHaveCount(1);
  expect(await storedCartId(page)).not.toBe(lost);
});

test('[CRT-18] a cart that was ordered elsewhere is replaced with a message when a product is added @desktop @full', async ({
  page,
  shop,
  watch,
}) => {
  watch.allow(refusalLogged("The cart isn't active."));
  const cartId = await bringCart(page, shop);
  await openPage(page, products.vitaminC.path);
  await expect(cartTrigger(page)).toHaveAccessibleName('Koszyk, 1 produkt');
  await orderAtBackend(shop, cartId);
  const log = logRequests(page);
  const panel = await addToCart(page);
  await expect(
    page.getByText('Nie udało się przywrócić poprzedniego koszyka, dlatego zaczęliśmy nowy.').first(),
  ).toBeVisible();
  await expect(cartLines(panel)).toHaveCount(1);
  await expect(cartLines(panel)).toContainText(products.vitaminC.name);
  const changes = log
    .map(({ operation }) => operation)
    .filter((name) => name === 'addProductToCart' || name === 'createCart');
  expect(changes).toEqual(['addProductToCart', 'createCart', 'addProductToCart']);
  expect(await storedCartId(page)).not.toBe(cartId);
});

test('[CRT-05] [CRT-06] [CRT-13] a cart is created with the first product, and its contents are never read from a cache @desktop @full', async ({
  page,
}) => {
  await openPage(page, products.vitaminC.path);
  const log = logRequests(page);
  await addToCart(page);
  await expect(cartLines(miniCart(page))).toHaveCount(1);
  const operations = log.map(({ operation }) => operation);
  expect(operations.filter((name) => name === 'createCart')).toHaveLength(1);
  expect(operations.indexOf('createCart')).toBeLessThan(operations.indexOf('addProductToCart'));
  const cartId = await storedCartId(page);

  log.length = 0;
  await openPage(page, '/cart');
  await expect(cartLines(page.getByRole('main'))).toHaveCount(1);
  const details = log.filter(({ operation }) => operation === 'getCartDetails');
  expect(details.length).toBeGreaterThan(0);
  for (const { method, body } of details) expect({ method, body }).toEqual({ method: 'POST', body: { cartId } });
});

test('a second tab shows the changes of the first one @desktop @full', async ({ page, context }) => {
  await openPage(page, '/cart');
  await expect(page.getByText('Twój koszyk jest pusty')).toBeVisible();
  const other = await context.newPage();
  await openPage(other, products.vitaminC.path);
  await addToCart(other);
  await expect(cartLines(miniCart(other))).toHaveCount(1);
  await expect(cartTrigger(page)).toHaveAccessibleName('Koszyk, 1 produkt');
  await expect(cartLines(page.getByRole('main'))).toContainText(products.vitaminC.name);
});

test('[CRT-15] changing the quantity of a line that was removed on another device shows a message that can restore it @desktop @full', async ({
  page,
  shop,
  watch,
}) => {
  // Magento before 2.4.8 refuses with an error.
  watch.allow(/Could not find cart item|Nie można znaleźć pozycji koszyka/);
  const cartId = await bringCart(page, shop);
  await openPage(page, '/cart');
  const main = page.getByRole('main');
  const log = logRequests(page);
  const more = main.getByRole('button', { name: `Więcej: ${products.magnesium.name}` });
  await more.click();
  await expect(getAmount(main, 'Razem')).toHaveText('59,80 zł');
  await takeOutAtBackend(
    shop,
    cartId,
    String(log.find(({ operation }) => operation === 'updateItemQuantity')?.body['itemId']),
  );

  await more.click();
  const notices = page.getByRole('region', { name: /Powiadomienia/ });
  await expect(notices).toContainText(
    `Produktu ${products.magnesium.name} nie ma już w koszyku: usunięto go w innej karcie albo na innym urządzeniu.`,
  );
  await expect(main.getByText('Twój koszyk jest pusty')).toBeVisible();
  await notices.getByRole('button', { name: 'Przywróć go' }).click();
  await expect(getAmount(main, 'Razem')).toHaveText('89,70 zł');
});
