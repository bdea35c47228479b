import { render } from '@testing-library/react';
import { openTestShop, type TestShop } from '../../../storefront/backend/checkout/testing/test-shop.ts';
import { bodyText } from '../../../storefront/backend/testing/test-backend.ts';
import { capabilitiesQuery, parseCapabilities } from '../../../storefront/src/commerce/capability-probe.ts';
import { openScreen, type OpenScreen } from '../../../storefront/src/shell/screens/open-screen.ts';
import { OpenedScreen } from '../../../storefront/src/shell/screens/opened-screen.tsx';
import type { UiStore } from '../../../storefront/src/platform/layout/ui-store.ts';
import { findUids } from './find-uids.ts';
import { reduceShop, type ProductType, type SampleMerchant } from './sample-products.ts';

export interface Visit {
  /** Masked id of the shopper's cart. Default: none. */
  readonly cartId?: string;
  /** Token of a customer. Default: a guest. */
  readonly token?: string;
  /** Uid of a guest's list of products to compare. Default: none. */
  readonly compareList?: string;
  /** Sets what the layout itself stores, e.g. opens a panel. */
  readonly prepare?: (ui: UiStore) => void;
}

/** A merchant whose backend runs in the test, and whose pages open in the test's document. */
export interface OpenMerchant {
  readonly shop: TestShop;
  /** Renders a page with the layout, as in a browser. */
  open(path: string, visit?: Visit): Promise<OpenScreen>;
  /** Loads a page without rendering it. */
  load(path: string, visit?: Visit): Promise<OpenScreen>;
  /** Puts products of these types into a cart, as shoppers would choose them. */
  add(types: readonly ProductType[], cartId: string, token?: string): Promise<void>;
}

/** Starts the backend of a merchant. */
export async function openMerchant(merchant: SampleMerchant): Promise<OpenMerchant> {
  const { products, category, profile } = merchant;
  const shop = openTestShop({
    shop: reduceShop(merchant.shop, products, category),
    profile,
    pageSize: 48,
    publicUrl: window.location.origin,
  });
  const [{ code }] = shop.service.storeViews;
  const capabilities = parseCapabilities((await shop.ask(String(capabilitiesQuery.document))).data);

  const send: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const response = await shop.call(request.method, pathname + search, {
      headers: Object.fromEntries(request.headers),
      body: await request.text(),
    });
    return new Response(bodyText(response), { status: response.status, headers: new Headers(response.headers) });
  };

  const load = (path: string, { cartId, token, compareList }: Visit = {}) =>
    openScreen({
      path,
      capabilities,
      remembered: {
        ...(cartId !== undefined && { cartId }),
        ...(token !== undefined && { signin_token: token }),
        ...(compareList !== undefined && { compare_list: compareList }),
      },
      storeView: code,
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
    async add(types, cartId, token) {
      for (const type of types) {
        const { sku, selected = [], entered = {}, group } = products[type];
        const uids = await findUids(shop, sku);
        const items = group
          ? Object.entries(group.quantities).map(([part, quantity]) => ({ sku: part, quantity }))
          : [
              {
                sku,
                quantity: 1,
                selected_options: selected.map(uids),
                entered_options: Object.entries(entered).map(([title, value]) => ({ uid: uids(title), value })),
              },
            ];
        const answer = await shop.add(cartId, items, token);
        const errors = answer.at('addProductsToCart', 'user_errors');
        if (!Array.isArray(errors) || errors.length > 0)
          throw new Error(`${sku} is not added: ${JSON.stringify(errors)}`);
      }
    },
  };
}
