import type { Locator, Page } from '@playwright/test';

/** The notices of the shop. */
export function notices(page: Page): Locator {
  return page.getByRole('region', { name: /Powiadomienia/ });
}

/** The notice that an order has been placed, on whichever page the shopper is. */
export function placedNotice(page: Page): Locator {
  return notices(page)
    .getByRole('listitem')
    .filter({ hasText: /Zamówienie (?:nr \d{9} )?zostało złożone\./ });
}

/** The notice that an order was not placed. */
export function notPlacedNotice(page: Page): Locator {
  return notices(page)
    .getByRole('listitem')
    .filter({ hasText: 'Zamówienie nie zostało złożone i nic nie zostało pobrane.' });
}

/** Writes down the notices that pages show from now on, those that do not last included. */
export async function watchNotices(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new MutationObserver((changes) => {
      for (const added of changes.flatMap(({ addedNodes }) => Array.from(addedNodes))) {
        if (!(added instanceof HTMLLIElement) || !added.closest('[role="region"] > ol')) continue;
        sessionStorage.setItem('test_notices', `${sessionStorage.getItem('test_notices') ?? ''}${added.innerText}\0`);
      }
    }).observe(document, { childList: true, subtree: true });
  });
}

/** The texts of the notices shown since {@link watchNotices}. */
export function noticesShown(page: Page): Promise<string[]> {
  return page.evaluate(() => (sessionStorage.getItem('test_notices') ?? '').split('\0').filter(Boolean));
}
