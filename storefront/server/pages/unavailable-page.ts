import type { ServerResponse } from 'node:http';
import type { StoreDefaults } from '../../src/platform/layout/shop-settings.ts';
import { escapeHtml } from '../../src/platform/navigation/escape-html.ts';
import { unavailableMessages } from '../../src/shell/unavailable/messages.ts';
import { createShopIntl } from '../../src/i18n/index.ts';
import { plainPageHtml } from './plain-page.ts';

/**
 * Sends the page for when not even the error page of the shop can be rendered: self-contained, in the language of the
 * store view.
 *
 * @param view locale and name of the store view
 * @param requestId id of the request in the logs
 */
export async function sendUnavailablePage(
  response: ServerResponse,
  view: StoreDefaults,
  requestId: string,
): Promise<void> {
  const { intl, load } = createShopIntl({ locale: view.locale });
  await load(unavailableMessages);
  response.writeHead(503, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': '30',
  });
  response.end(
    plainPageHtml(view, {
      title: intl.formatMessage('unavailable.title'),
      text: intl.formatMessage('unavailable.text'),
      end:
        `<p><a href="">${escapeHtml(intl.formatMessage('unavailable.retry'))}</a></p>` +
        `<p><small>${escapeHtml(intl.formatMessage('unavailable.number', { id: requestId }))}</small></p>`,
    }),
  );
}
