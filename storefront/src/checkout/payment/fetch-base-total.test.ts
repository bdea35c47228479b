import { describe, expect, it } from 'vitest';
import { createRestClient } from '../../commerce/index.ts';
import { fetchBaseTotal } from './fetch-base-total.ts';

/** A backend that answers every request with the same totals. */
function fixture(totals: unknown, signedIn = false) {
  const paths: string[] = [];
  const rest = createRestClient({
    backendUrl: 'https://shop.example',
    token: () => (signedIn ? 'token' : undefined),
    fetch: (input) => {
      paths.push(new URL(input instanceof Request ? input.url : input).pathname);
      return Promise.resolve(Response.json(totals));
    },
  });
  return { total: fetchBaseTotal(rest, 'cart/1', signedIn), paths };
}

describe('fetchBaseTotal', () => {
  it.each([
    [false, '/rest/V1/guest-carts/cart%2F1/totals'],
    [true, '/rest/V1/carts/mine/totals'],
  ])('returns what is charged and not what is displayed (signed in: %s)', async (signedIn, path) => {
    const { total, paths } = fixture({ grand_total: 345.53, base_grand_total: 99.99 }, signedIn);
    await expect(total).resolves.toBe(9999);
    expect(paths).toEqual([path]);
  });

  it.each([null, [], { grand_total: 5 }, { base_grand_total: '99.99' }])('rejects %j', async (response) => {
    await expect(fixture(response).total).rejects.toMatchObject({ name: 'CommerceError' });
  });
});
