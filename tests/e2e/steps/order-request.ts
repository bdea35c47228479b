import type { Page, Request } from '@playwright/test';
import { createSignal } from './create-signal.ts';
import type { LoggedRequest } from './request-log.ts';

/** End of the path to which an order is sent. */
export const orderPath = '/payment-information';

/** Glob of the URL to which an order is sent. */
export const orderUrl = `**${orderPath}`;

/** Returns the requests of a log that place orders. */
export function getOrderRequests(log: readonly LoggedRequest[]): LoggedRequest[] {
  return log.filter(({ url }) => url.pathname.endsWith(orderPath));
}

/** Returns the payment data of each order in a log. */
export function getOrderedPayments(log: readonly LoggedRequest[]): unknown[] {
  return getOrderRequests(log).map(({ body }) => body['paymentMethod']);
}

/**
 * Sends orders to the backend and withholds the response from the page.
 *
 * @returns a function that resolves when the backend has responded
 */
export async function withholdOrderResponse(page: Page): Promise<() => Promise<void>> {
  const responded = createSignal();
  await page.route(orderUrl, async (route) => {
    await sendOrder(page, route.request());
    responded.give();
  });
  return () => responded.given;
}

/**
 * Fails orders before they are sent.
 *
 * @returns `failed` resolves when an order has failed; `deliver` sends the last one to the backend after all
 */
export async function failOrderRequest(
  page: Page,
): Promise<{ failed: () => Promise<void>; deliver: () => Promise<void> }> {
  const failed = createSignal();
  let last: Request | undefined;
  page.on('requestfailed', (request) => {
    if (request.url().endsWith(orderPath)) failed.give();
  });
  await page.route(orderUrl, (route) => {
    last = route.request();
    return route.abort();
  });
  return {
    failed: () => failed.given,
    deliver: async () => {
      if (last) await sendOrder(page, last);
    },
  };
}

/** Sends the order of a page, which may be closed by now. */
async function sendOrder(page: Page, request: Request): Promise<void> {
  await page.context().request.post(request.url(), {
    data: request.postData() ?? '',
    headers: { 'content-type': 'application/json' },
  });
}
