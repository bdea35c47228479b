import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { readOutboxSetting } from './settings.mjs';

/**
 * What one can sign in with and pay less with in the demo shop.
 *
 * @typedef {object} DemoAccounts
 * @property {{ email: string, password: string }} customer
 * @property {{ code: string, effect: string }[]} coupons
 */

/** Path of the embedded backend's English store view, with prices in euro. */
const ENGLISH_VIEW = '/witryna_pl_en_gb/';

/** @returns {Promise<DemoAccounts>} those that the embedded backend is seeded with */
export async function readDemoAccounts() {
  const source = await readFile(join(root, 'storefront', 'demo', 'accounts', 'demo-accounts.json'), 'utf8');
  return /** @type {DemoAccounts} */ (JSON.parse(source));
}

/**
 * Writes what is shown when the shop is open.
 *
 * @param {{
 *   shop: Pick<import('./shop.mjs').Shop, 'url' | 'backendUrl'>,
 *   accounts: DemoAccounts | null,
 *   logs?: string,
 * }} facts `accounts`: of the demo shop, null with another one; `logs`: folder of the logs, if they are kept
 * @returns {string} several lines
 */
export function welcome({ shop, accounts, logs }) {
  const rows = [
    ['Shop', shop.url],
    ['GraphQL', `${shop.backendUrl}/graphql`],
  ];
  if (accounts) {
    if (process.env['BACKEND_SECOND_STORE_VIEW'] !== '0') rows.push(['In English', `${shop.url}${ENGLISH_VIEW}`]);
    rows.push(
      [
        'Sent mails',
        readOutboxSetting(process.env) === '1'
          ? `${shop.backendUrl}/outbox (on this machine only)`
          : 'off; DEMO_OUTBOX=1 shows them to this machine',
      ],
      ['Demo customer', `${accounts.customer.email}, password ${accounts.customer.password}`],
      ...accounts.coupons.map(({ code, effect }, index) => [index === 0 ? 'Coupons' : '', `${code}  ${effect}`]),
    );
  }
  if (logs) rows.push(['Logs', logs]);
  const lines = rows.map(([title = '', value = '']) => `  ${title.padEnd(15)}${value}`);
  const tries = accounts
    ? ['Try: put a product into the cart, enter a coupon, order as a guest; the confirmation is among the sent mails.']
    : [];
  return ['', 'The shop is open.', '', ...lines, '', ...tries, 'Ctrl-C stops it.', ''].join('\n');
}
