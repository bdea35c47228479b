// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { CommerceProvider, createQueryCache } from '../commerce/index.ts';
import { fakeBackend } from '../testing/index.ts';
import { toProductReviews } from './product-review.ts';
import { useReviews } from './use-reviews.ts';

const toReview = (index: number) => ({
  nickname: `Ola ${index}`,
  summary: 'Dobre',
  text: 'Naprawdę.',
  average_rating: 20 * (1 + (index % 5)),
  created_at: '2026-03-01 12:00:00',
});
const getReviews = (count: number) => Array.from({ length: count }, (_, index) => toReview(index));

/**
 * The hook on the page of a product that states `total` reviews and comes with six, with a backend that has `stored`
 * ones.
 */
function setUp(
  total: number | null,
  {
    stored = total ?? 0,
    failing = () => false,
    listed = () => true,
    equal = false,
  }: { stored?: number; failing?: (page: number) => boolean; listed?: (page: number) => boolean; equal?: boolean } = {},
) {
  const all = getReviews(stored).map((review) => (equal ? { ...review, nickname: 'Ola' } : review));
  const { client, sent } = fakeBackend(({ variables }) => {
    const page = Number(variables['page']);
    if (failing(page)) return new Response('', { status: 500 });
    if (!listed(page)) return { data: { products: { items: [] } } };
    const size = Number(variables['size']);
    return {
      data: { products: { items: [{ uid: 'MQ==', reviews: { items: all.slice((page - 1) * size, page * size) } }] } },
    };
  });
  const cache = createQueryCache();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <CommerceProvider client={client} cache={cache} storeView="pl" epoch={0}>
      {children}
    </CommerceProvider>
  );
  const first = toProductReviews(all.slice(0, 6));
  const hook = renderHook(({ shown }) => useReviews({ sku: 'WIT-C', first, total, shown }), {
    wrapper,
    initialProps: { shown: 6 },
  });
  return { ...hook, pages: () => sent.map(({ variables }) => variables['page']) };
}

describe('useReviews', () => {
  it('is loading with the reviews of the page until the stated number is there', async () => {
    const { result } = setUp(24);
    expect(result.current).toMatchObject({ status: 'loading', available: 24 });
    expect(result.current.reviews).toHaveLength(6);
    await waitFor(() => expect(result.current.status).toBe('complete'));
    expect(result.current.reviews).toHaveLength(24);
  });

  it('fetches all pages of a product with 400 reviews', async () => {
    const { result, pages } = setUp(400);
    await waitFor(() => expect(result.current.status).toBe('complete'));
    expect(result.current.reviews).toHaveLength(400);
    expect(pages()).toEqual([1, 2]);
  });

  it('fetches of more than a thousand reviews the pages that are shown, and is never complete', async () => {
    const { result, rerender, pages } = setUp(1300);
    await waitFor(() => expect(result.current.reviews).toHaveLength(200));
    expect(result.current).toMatchObject({ status: 'partial', available: 1300 });
    rerender({ shown: 204 });
    await waitFor(() => expect(result.current.reviews).toHaveLength(400));
    expect(result.current.status).toBe('partial');
    expect(pages()).toEqual([1, 2]);
  });

  it('is partial when the backend lists fewer reviews than the page states', async () => {
    const { result } = setUp(24, { stored: 20 });
    await waitFor(() => expect(result.current.status).toBe('partial'));
    expect(result.current.available).toBe(20);
  });

  it('is partial when a page cannot be fetched, and tries again when more are to be shown', async () => {
    let broken = true;
    const { result, rerender } = setUp(400, { failing: (page) => broken && page === 2 });
    await waitFor(() => expect(result.current.status).toBe('partial'));
    expect(result.current.available).toBe(400);
    broken = false;
    rerender({ shown: 12 });
    await waitFor(() => expect(result.current.status).toBe('complete'));
  });

  it('keeps the reviews of the page when the product is not listed any more', async () => {
    const { result } = setUp(24, { listed: () => false });
    await waitFor(() => expect(result.current).toMatchObject({ status: 'partial', available: 6 }));
    expect(result.current.reviews).toHaveLength(6);
  });

  it('keeps the pages that are there when the product is not listed any more', async () => {
    const { result, pages } = setUp(400, { listed: (page) => page === 1 });
    await waitFor(() => expect(result.current.status).toBe('partial'));
    expect(result.current.reviews).toHaveLength(200);
    expect(pages()).toEqual([1, 2]);
  });

  it('gives equal reviews different ids, the first ones those that they came with', async () => {
    const toId = ({ id }: { id: string }) => id;
    const { result } = setUp(400, { equal: true });
    const first = result.current.reviews.map(toId);
    await waitFor(() => expect(result.current.status).toBe('complete'));
    const ids = result.current.reviews.map(toId);
    expect(new Set(ids).size).toBe(400);
    expect(ids.slice(0, 6)).toEqual(first);
  });

  it('is partial on a product without a rating', async () => {
    const { result } = setUp(null, { stored: 3 });
    await waitFor(() => expect(result.current.available).toBe(3));
    expect(result.current.status).toBe('partial');
  });
});
