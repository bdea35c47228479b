// @vitest-environment jsdom
import { render, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchCapabilities } from '../../../storefront/src/commerce/capability-probe.ts';
import { openScreen } from '../../../storefront/src/shell/screens/open-screen.ts';
import { OpenedScreen } from '../../../storefront/src/shell/screens/opened-screen.tsx';
import { stubBrowser } from '../shop-page/stub-browser.ts';
import { createMerchants } from './merchants.ts';
import { findBadTexts } from './visible-texts.ts';

const merchants = createMerchants({ stock: [0.05], extended: [0.3] });

const customer = { signin_token: 'token' };
const guest = { cartId: 'cart', compare_list: 'list' };

/** What the console tells the operator of a shop without an address of its images. */
const noMediaUrl = 'A media backend URL should be defined in your config.';

const reported = vi.spyOn(console, 'error');

beforeAll(stubBrowser);
beforeEach(() => {
  reported.mockReset().mockImplementation(() => undefined);
});
afterAll(() => {
  vi.unstubAllGlobals();
});

/** Opens a page as in a browser, and returns what is wrong with it once nothing on it loads any more. */
async function findProblems(
  path: string,
  remembered: Readonly<Record<string, unknown>>,
  merchant: (typeof merchants)[number],
): Promise<string[]> {
  let open = 0;
  const send: typeof fetch = async (input, init) => {
    open += 1;
    try {
      return await merchant.fetch(typeof input === 'string' ? new URL(input, window.location.origin) : input, init);
    } finally {
      open -= 1;
    }
  };
  vi.stubGlobal('fetch', send);
  const capabilities = await fetchCapabilities(async ({ document }) => {
    const response = await send('/graphql', { method: 'POST', body: JSON.stringify({ query: document.toString() }) });
    const body: unknown = await response.json();
    return typeof body === 'object' && body !== null && 'data' in body ? body.data : null;
  });
  const screen = await openScreen({ path, capabilities, remembered, fetch: send });
  const { unmount } = render(<OpenedScreen screen={screen}>{screen.page}</OpenedScreen>);
  let before = '';
  await waitFor(() => {
    const last = before;
    before = document.body.innerHTML;
    if (open > 0 || last !== before) throw new Error('The page is still loading.');
  });
  unmount();
  const { name } = screen.current;
  return [
    ...(name === 'internal-error' || name === 'not-found' ? [`is the page ${name}`] : []),
    ...reported.mock.calls
      .map((call) => call.map(String).join(' '))
      .filter((text) => text !== noMediaUrl)
      .map((text) => `reports ${text}`),
    ...findBadTexts(before).map((text) => `shows "${text}"`),
  ];
}

describe('Pages of merchants whose backend answers whatever its schema allows', { timeout: 120_000 }, () => {
  it.each([
    '/customer/account',
    '/customer/account/edit',
    '/address-book',
    '/communications',
    '/order-history',
    '/order-history/000000003',
    '/downloads',
    '/saved-payments',
    '/wishlist',
    '/cart',
    '/checkout',
    '/catalog/product_compare',
  ])('open for customers at %s', async (path) => {
    for (const merchant of merchants) expect(await findProblems(path, customer, merchant), merchant.name).toEqual([]);
  });

  it.each(['/', '/category', '/product/ConfigurableProduct', '/product/BundleProduct', '/cart', '/checkout'])(
    'open for guests at %s',
    async (path) => {
      for (const merchant of merchants) expect(await findProblems(path, guest, merchant), merchant.name).toEqual([]);
    },
  );
});
