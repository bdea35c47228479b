import type { Page, Request } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { queryBackend, textAt } from './steps/backend.ts';
import { addToCart, cartLines, cartTrigger, products, storeCartId } from './steps/cart.ts';
import { createSignal } from './steps/create-signal.ts';
import { chooseRadio, openPage } from './steps/shop-page.ts';

const adds = (request: Request) => request.postData()?.includes('mutation addProductToCart') === true;
const lines = (page: Page) => cartLines(page.getByRole('main'));

const editButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: `Zmień opcje: ${products.protein.name}` });
const editDialog = (page: Page) => page.getByRole('dialog', { name: `Zmień opcje: ${products.protein.name}` });

/** Puts the protein into the cart, opens the cart and asks for vanilla instead of chocolate. */
async function askForVanilla(page: Page): Promise<void> {
  await openPage(page, products.protein.path);
  const panel = await addToCart(page);
  await expect(cartLines(panel)).toContainText('Smak: Czekolada');
  await openPage(page, '/cart');
  await editButton(page).click();
  const dialog = editDialog(page);
  await chooseRadio(dialog.getByRole('radiogroup', { name: 'Smak' }), 'Wanilia');
  await dialog.getByRole('button', { name: 'Zapisz zmiany' }).click();
}

test('[CRT-16] the options of a line are changed in a dialog', async ({ page }) => {
  await askForVanilla(page);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(lines(page)).toContainText(['Smak: Wanilia']);
});

test('[CRT-16] [RSK-03] [DI-5] a rejected change of options shows an error in the dialog, and the product stays in the cart; the next choice is accepted @desktop @full', async ({
  page,
  shop,
}) => {
  // The shop has more of 900 g than that, and less of 2 kg.
  const item = { parent_sku: products.protein.sku, sku: `${products.protein.sku}-CZEKOLADA-900`, quantity: 25 };
  const cartId = textAt(await queryBackend(shop, 'mutation { createEmptyCart }'), 'createEmptyCart');
  await queryBackend(
    shop,
    'mutation ($cartId: String!, $item: CartItemInput!) { addProductsToCart(cartId: $cartId, cartItems: [$item]) { cart { id } } }',
    { cartId, item },
  );
  await storeCartId(page, shop, cartId);
  let count = 0;
  const released = createSignal();
  await page.route('**/graphql', async (route, request) => {
    if (adds(request) && (count += 1) === 1) await released.given;
    await route.fallback();
  });
  await openPage(page, '/cart');
  await editButton(page).click();
  const dialog = editDialog(page);
  await chooseRadio(dialog, '2 kg');
  await dialog.getByRole('button', { name: 'Zapisz zmiany' }).click();
  await expect.poll(() => count).toBe(1);
  await expect(page.getByText('Twój koszyk jest pusty')).toHaveCount(0);
  released.give();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(dialog.getByRole('alert')).not.toBeEmpty();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(lines(page)).toHaveCount(1);
  await expect(lines(page)).toContainText(/900\sg/);
  await expect(page.getByRole('main').getByRole('list', { name: 'Produkty w koszyku' })).toBeFocused();

  await editButton(page).click();
  await chooseRadio(dialog, '2 kg');
  await dialog.getByRole('button', { name: 'Zapisz zmiany' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await chooseRadio(dialog, /900\sg/);
  await chooseRadio(dialog, 'Wanilia');
  await dialog.getByRole('button', { name: 'Zapisz zmiany' }).click();
  await expect(dialog).toBeHidden();
  await expect(lines(page)).toHaveCount(1);
  await expect(lines(page)).toContainText('Smak: Wanilia');
});

test('[CRT-16] [RSK-03] a line that could not be restored is reported in the dialog, which then adds the choice @desktop @full', async ({
  page,
  watch,
}) => {
  watch.allow(/mutation addProductToCart|CommerceError|Failed to load resource/);
  let count = 0;
  await page.route('**/graphql', async (route, request) => {
    // The first adds chocolate; vanilla and the way back to chocolate never arrive.
    if (adds(request) && [2, 3].includes((count += 1))) await route.abort();
    else await route.fallback();
  });
  await askForVanilla(page);
  const dialog = editDialog(page);
  await expect(dialog.getByRole('alert')).toHaveText(
    `Zmiana się nie udała i nie mogliśmy przywrócić produktu ${products.protein.name}. Dodaj go ponownie.`,
  );
  await dialog.getByRole('button', { name: 'Zapisz zmiany' }).click();
  await expect(dialog).toBeHidden();
  await expect(lines(page)).toHaveCount(1);
  await expect(lines(page)).toContainText('Smak: Wanilia');
});

test('[CRT-16] a reload between removing the line and adding the new one shows a message, and a click adds the product @desktop @full', async ({
  page,
  watch,
}) => {
  watch.allow(/^failed request: .* mutation addProductToCart$/);
  let count = 0;
  await page.route('**/graphql', async (route, request) => {
    // The first adds chocolate; the second, vanilla, never arrives.
    if (!adds(request) || (count += 1) !== 2) await route.fallback();
  });
  await askForVanilla(page);
  await expect.poll(() => count).toBe(2);
  await openPage(page, '/');
  await expect(
    page.getByText(`Zmiana produktu ${products.protein.name} została przerwana i nie ma go już w koszyku.`, {
      exact: true,
    }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Przywróć go' }).click();
  await expect(cartTrigger(page)).toHaveAccessibleName('Koszyk, 1 produkt');
  await openPage(page, '/cart');
  await expect(lines(page)).toContainText(['Smak: Wanilia']);
  await expect(page.getByRole('button', { name: 'Przywróć go' })).toBeHidden();
});

test('[CRT-16] a reload after the new choice was added changes nothing @desktop @full', async ({
  page,
  shop,
  watch,
}) => {
  watch.allow(/^failed request: .* mutation addProductToCart$/);
  let [count, hasArrived] = [0, false];
  await page.route('**/graphql', async (route, request) => {
    if (!adds(request) || (count += 1) !== 2) return route.fallback();
    // Arrives, while its answer is lost with the page.
    const answer = await fetch(`${shop.url}/graphql`, {
      method: 'POST',
      headers: await request.allHeaders(),
      body: request.postData(),
    });
    hasArrived = answer.ok;
  });
  await askForVanilla(page);
  await expect.poll(() => hasArrived).toBe(true);
  const isKept = () => page.evaluate(() => sessionStorage.getItem('witryna_open_replacement') !== null);
  expect(await isKept()).toBe(true);
  await openPage(page, '/cart');
  await expect(lines(page)).toContainText(['Smak: Wanilia']);
  await expect.poll(isKept).toBe(false);
  await expect(page.getByRole('button', { name: 'Przywróć go' })).toHaveCount(0);
});
