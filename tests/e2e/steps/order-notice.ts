import type { Locator, Page } from '@playwright/test';
import { demo, type Merchant } from './merchant.ts';

/** The notices of the shop. */
export function notices(page: Page, { ui }: Merchant = demo): Locator {
  return page.getByRole('region', { name: ui.toaster.label });
}

/** The notice that an order has been placed, on whichever page the shopper is. */
export function placedNotice(page: Page, merchant: Merchant = demo): Locator {
  const [before = '', after = ''] = merchant.text('checkout.notice.placedNumber').split('{number}');
  const unnumbered = merchant.text('checkout.notice.placed');
  return notices(page, merchant)
    .getByRole('listitem')
    .filter({ hasText: new RegExp(`${before}\\d{9}${after}|${unnumbered}`) });
}

/** The notice that an order was not placed. */
export function notPlacedNotice(page: Page, merchant: Merchant = demo): Locator {
  return notices(page, merchant)
    .getByRole('listitem')
    .filter({ hasText: merchant.text('checkout.order.notPlaced') });
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
