import type { Locator, Page } from '@playwright/test';
import { expect } from './faulty-shop.ts';

/**
 * Lets the clock of a page run ahead until something is shown, so that the test need not wait as long as a shopper. The
 * page needs `page.clock.install()` before it loads.
 */
export async function fastForwardUntilVisible(page: Page, locator: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(3000);
    await expect(locator).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 60_000 });
}
