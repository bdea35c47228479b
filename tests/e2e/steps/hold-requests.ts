import type { Page } from '@playwright/test';
import { createSignal } from './create-signal.ts';

/**
 * Holds requests of a page until the returned function is called.
 *
 * @param url - Glob or pattern of their URLs.
 */
export async function holdRequests(page: Page, url: string | RegExp): Promise<() => void> {
  const released = createSignal();
  await page.route(url, async (route) => {
    await released.given;
    await route.continue();
  });
  return released.give;
}
