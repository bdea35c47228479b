import type { Locator, Page } from '@playwright/test';

/** The notices of the shop. */
export function notices(page: Page): Locator {
  return page.getByRole('region', { name: /Powiadomienia/ });
}

/** The notice that an order has been placed, on whichever page the shopper is. */
export function placedNotice(page: Page): Locator {
  return notices(page).getByRole('listitem').filter({ hasText: /Zamówienie (?:nr \d{9} )?zostało złożone\./ });
}

/** The notice that an order was not placed. */
export function notPlacedNotice(page: Page): Locator {
  return notices(page).getByRole('listitem').filter({ hasText: 'Zamówienie nie zostało złożone i nic nie zostało pobrane.' });
}
