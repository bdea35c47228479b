import { vi } from 'vitest';
import { createCommerceClient } from '../client.ts';
import type { CommerceClientOptions, RequestIdentity } from '../client-types.ts';
import { graphql } from '../graphql.ts';
import { defineMutation, defineQuery } from '../operation.ts';
import { fakeFetch, type FakeResponse } from './fake-fetch.ts';

export const storeName = defineQuery({
  name: 'getStoreName',
  document: graphql(`
    query getStoreName {
      storeConfig {
        store_name
      }
    }
  `),
});
export const resolve = defineQuery({
  name: 'ResolveURL',
  document: graphql(`query ResolveURL($url: String!) { route(url: $url) { relative_url } }`),
});
export const cart = defineQuery({
  name: 'Cart',
  private: true,
  document: graphql(`query Cart($id: String!) { cart(cart_id: $id) { id items { uid } } }`),
});
export const blocks = defineQuery({
  name: 'Blocks',
  partial: true,
  document: graphql(`query Blocks($ids: [String]) { cmsBlocks(identifiers: $ids) { items { identifier } } }`),
});
export const addCoupon = defineMutation({
  name: 'Coupon',
  document: graphql(
    `mutation Coupon($input: ApplyCouponToCartInput!) { applyCouponToCart(input: $input) { cart { id } } }`,
  ),
});
export const setEmail = defineMutation({
  name: 'SetEmail',
  idempotent: true,
  document: graphql(
    `mutation SetEmail($input: SetGuestEmailOnCartInput!) { setGuestEmailOnCart(input: $input) { cart { id } } }`,
  ),
});
export const subscribe = defineMutation({
  name: 'Subscribe',
  captchaForm: 'NEWSLETTER',
  document: graphql(`mutation Subscribe($email: String!) { subscribeEmailToNewsletter(email: $email) { status } }`),
});

export const named = { data: { storeConfig: { store_name: 'Witryna' } } };
export const couponInput = { input: { cart_id: 'x', coupon_code: 'LATO' } };

/** A client in a page, whose identity can be changed, with a fake backend. */
export function setUp(responses: FakeResponse[], options: Partial<CommerceClientOptions> = {}) {
  const identity: RequestIdentity = { token: undefined, storeView: 'witryna_pl_pl_pl', currency: undefined };
  const backend = fakeFetch(...responses);
  const log = vi.fn();
  const client = createCommerceClient({
    endpoint: 'https://shop.example/graphql',
    identity: () => ({ ...identity }),
    fetch: backend.fetch,
    log,
    retryEnvironment: { enabled: true, isOnline: () => true, onceOnline: () => () => undefined, random: () => 0 },
    ...options,
  });
  return { client, identity, log, ...backend };
}

export const graphqlError = (
  message: string,
  {
    category = 'graphql-input',
    path,
    ...extensions
  }: { category?: string; path?: (string | number)[]; [extension: string]: unknown } = {},
) => ({
  message,
  path,
  locations: [{ line: 1, column: 1 }],
  extensions: { category, ...extensions },
});
