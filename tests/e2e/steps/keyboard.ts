import type { Locator, Page } from '@playwright/test';

/** More stops than any page of the shop has. */
const manyStops = 200;

/** Presses Tab until the element has the focus. @throws Error when it cannot be reached */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < manyStops; stop += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluateAll((elements) => elements.some((element) => element === document.activeElement))) return;
  }
  throw new Error(`Tab does not lead to ${target.toString()}.`);
}

/** Tabs to a link or button and presses Enter. */
export async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Tabs to a field and types. */
export async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}
