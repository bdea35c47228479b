import { describe, expect, it } from 'vitest';
import { getLoadState } from './get-load-state.ts';

type Query = Parameters<typeof getLoadState>[0]['cart'];

const empty: Query = {
  data: null,
  error: undefined,
  isLoading: false,
  isValidating: false,
  revalidate: () => Promise.resolve(),
};
const filled: Query = { ...empty, data: { lines: [{}] } };
const pending: Query = { ...empty, isLoading: true };
const failed: Query = { ...empty, error: new Error('unavailable') };

const read = (cart: Query, others: readonly Query[], { isWaiting = false, orderUnknown = false } = {}) =>
  getLoadState({ cart, others, isWaiting, orderUnknown });

describe('getLoadState', () => {
  it('waits for everything that a cart with lines needs', () => {
    expect(read(filled, [filled, filled])).toEqual({ isLoaded: true, failed: [] });
    expect(read(filled, [filled, pending])).toEqual({ isLoaded: false, failed: [] });
    expect(read(filled, [filled], { isWaiting: true })).toEqual({ isLoaded: false, failed: [] });
    expect(read(filled, [filled, failed])).toEqual({ isLoaded: false, failed: [failed] });
  });

  it.each([
    ['fails', failed],
    ['is loading', pending],
  ])('needs nothing besides an empty cart, also when it %s', (_, other) => {
    expect(read(empty, [other], { isWaiting: true })).toEqual({ isLoaded: true, failed: [] });
  });

  it('waits for the cart before it needs anything else', () => {
    expect(read(pending, [failed])).toEqual({ isLoaded: false, failed: [] });
  });

  it('does not take a cart that could not be loaded for an empty one', () => {
    expect(read(failed, [failed])).toEqual({ isLoaded: false, failed: [failed] });
  });

  it('keeps what was loaded before the last request failed', () => {
    expect(read({ ...filled, error: new Error('unavailable') }, [])).toEqual({ isLoaded: true, failed: [] });
  });

  it('ignores failures while the outcome of an order is unknown', () => {
    expect(read(failed, [failed], { orderUnknown: true })).toEqual({ isLoaded: true, failed: [] });
  });
});
