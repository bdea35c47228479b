import type { Page, Request } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { addToCart, cartLines, cartTrigger, products } from './steps/cart.ts';
import { chooseRadio, openPage } from './steps/shop-page.ts';

const adds = (request: Request) => request.postData()?.includes('mutation addProductToCart') === true;
const lines = (page: Page) => cartLines(page.getByRole('main'));

/** Puts the protein into the cart, opens the cart and asks for vanilla instead of chocolate. */
async function askForVanilla(page: Page): Promise<void> {
  await openPage(page, products.protein.path);
  const panel = await addToCart(page);
  await expect(cartLines(panel)).toContainText('Smak: Czekolada');
  await openPage(page, '/cart');
  await page.getByRole('main').getByRole('button', { name: `Zmień opcje: ${products.protein.name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Zmień opcje: ${products.protein.name}` });
  await chooseRadio(dialog.getByRole('radiogroup', { name: 'Smak' }), 'Wanilia');
  await dialog.getByRole('button', { name: 'Zapisz zmiany' }).click();
}

test('[CRT-16] the options of a line are changed in a dialog', async ({ page }) => {
  await askForVanilla(page);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(lines(page)).toContainText(['Smak: Wanilia']);
});

test('[CRT-16] a reload between taking the line out and adding the new one is told, and a press puts the product in @desktop', async ({ page, watch }) => {
  watch.allow(/^failed request: .* mutation addProductToCart$/);
  let count = 0;
  await page.route('**/graphql', async (route, request) => {
    // The first adds chocolate; the second, vanilla, never arrives.
    if (!adds(request) || (count += 1) !== 2) await route.fallback();
  });
  await askForVanilla(page);
  await expect.poll(() => count).toBe(2);
  await openPage(page, '/');
  await expect(page.getByText(`Zmiana produktu ${products.protein.name} została przerwana i nie ma go już w koszyku.`, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Przywróć go' }).click();
  await expect(cartTrigger(page)).toHaveAccessibleName('Koszyk, 1 produkt');
  await openPage(page, '/cart');
  await expect(lines(page)).toContainText(['Smak: Wanilia']);
  await expect(page.getByRole('button', { name: 'Przywróć go' })).toBeHidden();
});

test('[CRT-16] a reload after the new choice has arrived is no matter @desktop', async ({ page, shop, watch }) => {
  watch.allow(/^failed request: .* mutation addProductToCart$/);
  let [count, hasArrived] = [0, false];
  await page.route('**/graphql', async (route, request) => {
    if (!adds(request) || (count += 1) !== 2) return route.fallback();
    // Arrives, while its answer is lost with the page.
    const answer = await fetch(`${shop.url}/graphql`, { method: 'POST', headers: await request.allHeaders(), body: request.postData() });
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
