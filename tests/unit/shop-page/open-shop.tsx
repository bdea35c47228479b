import { render } from '@testing-library/react';
import type { BackendOptions } from '../../../storefront/backend/backend.ts';
import { openTestShop, type TestShop } from '../../../storefront/backend/checkout/testing/test-shop.ts';
import { bodyText } from '../../../storefront/backend/testing/test-backend.ts';
import { fetchCapabilities } from '../../../storefront/src/commerce/capability-probe.ts';
import {
  openScreen,
  type OpenScreen,
  type OpenScreenOptions,
} from '../../../storefront/src/shell/screens/open-screen.ts';
import { OpenedScreen } from '../../../storefront/src/shell/screens/opened-screen.tsx';
import type { UiStore } from '../../../storefront/src/platform/layout/ui-store.ts';
import { stubBrowser } from './stub-browser.ts';

export interface Visit {
  /** Masked id of the shopper's cart. Default: none. */
  readonly cartId?: string;
  /** Token of a customer. Default: a guest. */
  readonly token?: string;
  /** Uid of a guest's list of products to compare. Default: none. */
  readonly compareList?: string;
  /** Selected currency. Default: that of the store view. */
  readonly currency?: string;
  /** Settings of the shop. Default: none. */
  readonly settings?: OpenScreenOptions['settings'];
  /** Sets what the layout itself stores, e.g. opens a panel. */
  readonly prepare?: (ui: UiStore) => void;
}

/** A shop whose backend runs in the test, and whose pages open in the test's document. */
export interface OpenShop {
  readonly shop: TestShop;
  /** Renders a page with the layout, as in a browser. */
  open(path: string, visit?: Visit): Promise<OpenScreen>;
  /** Loads a page without rendering it. */
  load(path: string, visit?: Visit): Promise<OpenScreen>;
}

/** Starts the backend of a shop. */
export async function openShop(options: Partial<BackendOptions>): Promise<OpenShop> {
  stubBrowser();
  const shop = openTestShop({ publicUrl: window.location.origin, ...options });
  const [{ code }] = shop.service.storeViews;
  const capabilities = await fetchCapabilities(async ({ document }) => (await shop.ask(document.toString())).data);

  const send: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const response = await shop.call(request.method, pathname + search, {
      headers: Object.fromEntries(request.headers),
      body: await request.text(),
    });
    return new Response(bodyText(response), { status: response.status, headers: new Headers(response.headers) });
  };

  const load = (path: string, { cartId, token, compareList, currency, settings }: Visit = {}) =>
    openScreen({
      path,
      capabilities,
      remembered: {
        ...(cartId !== undefined && { cartId }),
        ...(token !== undefined && { signin_token: token }),
        ...(compareList !== undefined && { compare_list: compareList }),
      },
      storeView: code,
      ...(currency !== undefined && { currency }),
      ...(settings && { settings }),
      fetch: send,
    });

  return {
    shop,
    load,
    async open(path, visit = {}) {
      const opened = await load(path, visit);
      render(
        <OpenedScreen screen={opened} {...(visit.prepare && { prepare: visit.prepare })}>
          {opened.page}
        </OpenedScreen>,
      );
      return opened;
    },
  };
}
