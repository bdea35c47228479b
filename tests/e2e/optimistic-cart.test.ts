import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { getAmount, bringCart, cartLines, cartTrigger, clickAddToCart, miniCart, products } from './steps/cart.ts';
import { createSignal } from './steps/create-signal.ts';
import { chooseRadio, openPage } from './steps/shop-page.ts';

/**
 * Holds the responses to a mutation until the returned function is called. A read of the cart that is sent in the meantime
 * reaches the backend after the mutation.
 */
async function holdResponses(page: Page, mutation: string): Promise<{ executed: Promise<void>; release: () => void }> {
  const executed = createSignal();
  const released = createSignal();
  await page.route('**/graphql', async (route, request) => {
    const body = request.postData() ?? '';
    if (body.includes('query getCartDetails')) await executed.given;
    if (!body.includes(`mutation ${mutation}`)) return route.fallback();
    const response = await route.fetch();
    executed.give();
    await released.given;
    return route.fulfill({ response });
  });
  return { executed: executed.given, release: released.give };
}

const notices = (page: Page) => page.getByRole('region', { name: /Powiadomienia/ });

test('the line of a first product is in the mini cart, and the count in the header, before the backend responds; the total comes with the response', async ({
  page,
}) => {
  await openPage(page, products.vitaminC.path);
  const { release } = await holdResponses(page, 'addProductToCart');
  const panel = await clickAddToCart(page);
  await expect(panel).toHaveAccessibleName('Koszyk (1)');
  await expect(cartLines(panel)).toHaveCount(1);
  await expect(cartLines(panel)).toContainText(products.vitaminC.name);
  await expect(getAmount(panel, 'Razem')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(cartTrigger(page)).toHaveAccessibleName('Koszyk, 1 produkt');

  release();
  await cartTrigger(page).click();
  await expect(getAmount(panel, 'Razem')).toHaveText('39,90 zł');
  await expect(cartLines(panel)).toHaveCount(1);
  await expect(panel).toHaveAccessibleName('Koszyk (1)');
});

test('the page of a cart that has no id yet asks the backend nothing about it @desktop @full', async ({ page }) => {
  await openPage(page, products.vitaminC.path);
  const { release } = await holdResponses(page, 'addProductToCart');
  const panel = await clickAddToCart(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(decodeURIComponent(request.url()) + (request.postData() ?? '')));
  await panel.getByRole('link', { name: 'Przejdź do koszyka' }).click();
  const main = page.getByRole('main');
  await expect(cartLines(main)).toContainText(products.vitaminC.name);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  release();
  await expect(getAmount(main, 'Razem')).toHaveText('39,90 zł');
  expect(asked.filter((text) => /"cart_?id":""/i.test(text))).toEqual([]);
});

test('a mini cart whose script arrives after the cart was created has the line of the first product, too @desktop @full', async ({
  page,
}) => {
  await openPage(page, products.vitaminC.path);
  const { executed, release } = await holdResponses(page, 'addProductToCart');
  await page.route('**/assets/mini-cart-*.js', async (route) => {
    await executed;
    return route.continue();
  });
  const panel = await clickAddToCart(page);
  await expect(panel).toHaveAccessibleName('Koszyk (1)');
  await expect(cartLines(panel)).toContainText(products.vitaminC.name);
  release();
  await expect(getAmount(panel, 'Razem')).toHaveText('39,90 zł');
});

test('a product that the backend rejects is taken out again, the mini cart closes, and a toast says why', async ({
  page,
  shop,
}) => {
  await bringCart(page, shop);
  await openPage(page, products.protein.path);
  await expect(cartTrigger(page)).toHaveAccessibleName('Koszyk, 1 produkt');
  // The shop has less of 2 kg than that.
  const main = page.getByRole('main');
  await chooseRadio(main.getByRole('radiogroup', { name: 'Wielkość' }), '2 kg');
  const quantity = main.getByRole('spinbutton', { name: `Liczba sztuk: ${products.protein.name}` });
  await quantity.fill('25');
  await quantity.press('Enter');
  const { release } = await holdResponses(page, 'addProductToCart');
  const panel = await clickAddToCart(page);
  await expect(panel).toHaveAccessibleName('Koszyk (26)');
  await expect(cartLines(panel)).toHaveCount(2);

  release();
  await expect(panel).toBeHidden();
  // Magento's reason, "The requested qty is not available", in the words of the shop.
  await expect(notices(page)).toContainText('Nie mamy już tylu sztuk. Zmniejsz liczbę');
  await expect(cartTrigger(page)).toHaveAccessibleName('Koszyk, 1 produkt');
});

test('a quantity is counted before the backend responds, while the total stays that of the backend @desktop @full', async ({
  page,
  shop,
}) => {
  await bringCart(page, shop);
  await openPage(page, '/cart');
  const main = page.getByRole('main');
  await expect(getAmount(main, 'Razem')).toHaveText('29,90 zł');
  const { release } = await holdResponses(page, 'updateItemQuantity');
  await main.getByRole('button', { name: `Więcej: ${products.magnesium.name}` }).click();
  await expect(cartTrigger(page)).toHaveAccessibleName('Koszyk, 2 produkty');
  await expect(main.getByRole('spinbutton', { name: `Liczba sztuk: ${products.magnesium.name}` })).toHaveValue('2');
  await expect(getAmount(main, 'Razem')).toHaveText('29,90 zł');
  release();
  await expect(getAmount(main, 'Razem')).toHaveText('59,80 zł');
});

test('a line that could not be removed comes back, and a toast says why @desktop @full', async ({
  page,
  shop,
  watch,
}) => {
  watch.allow(/removeItem|CommerceError|Failed to load resource/);
  await bringCart(page, shop);
  await openPage(page, products.vitaminC.path);
  const held = createSignal();
  await page.route('**/graphql', async (route, request) => {
    if (!request.postData()?.includes('mutation removeItem')) return route.fallback();
    await held.given;
    return route.abort();
  });
  await cartTrigger(page).click();
  const panel = miniCart(page);
  await panel
    .getByRole('button', { name: `Usuń: ${products.magnesium.name}` })
    .last()
    .click();
  await expect(panel).toContainText('Twój koszyk jest pusty');
  held.give();
  await expect(cartLines(panel)).toHaveCount(1);
  await expect(notices(page)).toContainText('Nie udało się połączyć ze sklepem');
});
