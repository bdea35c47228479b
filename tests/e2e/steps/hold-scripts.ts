import type { Page } from '@playwright/test';

/**
 * Holds scripts of the shop back until the returned function is called.
 *
 * @param files - Glob of their names. Default: all.
 */
export async function holdScripts(page: Page, files = '*.js'): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/assets/${files}`, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
