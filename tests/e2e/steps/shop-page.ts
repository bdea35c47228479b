import { expect, type Locator, type Page } from '@playwright/test';

/** Opens a path of the shop and waits until its buttons work. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilInteractive(page);
}

/**
 * Waits until React has taken over the server's markup, with a page that waits for a sign of the shopper: React marks
 * the root and then what is in it.
 */
export async function untilInteractive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // A sign that only such a page listens for.
    window.dispatchEvent(new Event('change'));
    const isTaken = (element: Element | null | undefined, mark: string) =>
      Object.keys(element ?? {}).some((key) => key.startsWith(mark));
    return (
      isTaken(document.getElementById('root'), '__reactContainer$') &&
      isTaken(document.getElementById('main')?.firstElementChild, '__reactFiber$')
    );
  });
}

/**
 * Waits until the footer's script, which comes with the first intention, has put its own elements in place: links lead
 * on without a reload then.
 */
export async function untilFooterInteractive(page: Page): Promise<void> {
  // A first key may come before anybody listens; a single Shift does nothing else.
  await expect(async () => {
    await page.keyboard.press('Shift');
    const own = await page.evaluate(() =>
      Object.keys(document.querySelector('footer') ?? {}).some((key) => key.startsWith('__reactFiber$')),
    );
    expect(own).toBe(true);
  }).toPass();
}

/** The page's one main heading. */
export function mainHeading(page: Page): Locator {
  return page.getByRole('main').getByRole('heading', { level: 1 });
}

/** The names of the products in the list of a category or a search, in their order. */
export function productNames(page: Page): Locator {
  return page.getByRole('main').getByRole('article').getByRole('heading', { level: 2 });
}

/** Chooses a radio button by the words next to it: its circle is drawn by the label, which is what a shopper clicks. */
export async function chooseRadio(scope: Page | Locator, name: RegExp | string): Promise<void> {
  await scope.locator('label').filter({ hasText: name }).click();
}
