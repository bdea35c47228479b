// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { CommerceProvider, createQueryCache } from '../../commerce/index.ts';
import { fakeBackend } from '../../testing/index.ts';
import { useWishlist, wishlistPageSize } from './use-wishlist.ts';

const total = wishlistPageSize + 3;
/** The second line and the last one cannot be read. */
const unreadable: readonly number[] = [1, total - 1];
const entries = Array.from({ length: total }, (_, index) =>
  unreadable.includes(index)
    ? null
    : {
        __typename: 'SimpleWishlistItem',
        id: String(index),
        quantity: 1,
        description: null,
        product: null,
        customizable_options: [],
      },
);

function setUp() {
  const { client, sent } = fakeBackend(({ variables }) => {
    const start = (Number(variables['page']) - 1) * wishlistPageSize;
    const items = entries.slice(start, start + wishlistPageSize);
    const errors = items.flatMap((item, index) =>
      item ? [] : [{ message: 'Error', path: ['customer', 'wishlists', 0, 'items_v2', 'items', index, 'product'] }],
    );
    const wishlist = { __typename: 'Wishlist', id: '7', items_count: total, items_v2: { items } };
    return { data: { customer: { __typename: 'Customer', wishlists: [wishlist] } }, errors };
  });
  const cache = createQueryCache();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <CommerceProvider client={client} cache={cache} storeView="us" epoch={0}>
      {children}
    </CommerceProvider>
  );
  const { result } = renderHook(useWishlist, { wrapper });
  return { result, pages: () => sent.map(({ variables }) => variables['page']) };
}

const readable = total - unreadable.length;

it('shows all lines but those that Magento cannot read, page by page', async () => {
  const { result, pages } = setUp();
  await waitFor(() => expect(result.current.list).toMatchObject({ count: total - 1 }));
  expect(result.current.list?.lines).toHaveLength(wishlistPageSize - 1);
  await act(() => result.current.more());
  expect(pages()).toEqual([1, 2]);
  expect(result.current.list?.lines).toHaveLength(readable);
  expect(result.current.list?.count).toBe(readable);
});

it('fetches the whole list once', async () => {
  const { result, pages } = setUp();
  await waitFor(() => expect(result.current.list).not.toBeNull());
  await act(async () => expect(await result.current.all()).toHaveLength(readable));
  await act(async () => expect(await result.current.all()).toHaveLength(readable));
  expect(pages()).toEqual([1, 2]);
  expect(result.current.list?.count).toBe(readable);
});
