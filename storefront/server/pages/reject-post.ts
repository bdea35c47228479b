import type { ServerResponse } from 'node:http';
import type { StoreDefaults } from '../../src/platform/layout/shop-settings.ts';
import { unavailableMessages } from '../../src/shell/unavailable/messages.ts';
import { createShopIntl } from '../../src/i18n/index.ts';
import type { RejectedPostStatus } from '../http/read-post.ts';
import { plainPageHtml } from './plain-page.ts';

/**
 * Answers a form that was not read. Shoppers learn why from a page if theirs is too long; no page of the shop sends the
 * other ones.
 *
 * @param view locale and name of the store view
 */
export async function rejectPost(
  response: ServerResponse,
  status: RejectedPostStatus,
  view: StoreDefaults,
): Promise<void> {
  if (status !== 413) {
    // The rest of a body that is late may never come.
    response.writeHead(status, {
      'cache-control': 'no-store',
      ...(status !== 415 && { connection: 'close' }),
      ...(status === 503 && { 'retry-after': '1' }),
    });
    response.end();
    return;
  }
  const { intl, load } = createShopIntl({ locale: view.locale });
  await load(unavailableMessages);
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  response.end(
    plainPageHtml(view, {
      title: intl.formatMessage('unavailable.tooLongTitle'),
      text: intl.formatMessage('unavailable.tooLongText'),
    }),
  );
}
