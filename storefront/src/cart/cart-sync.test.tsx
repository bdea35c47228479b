// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { CommerceProvider, createQueryCache, storageKeys } from '../commerce/index.ts';
import { fakeBackend, memoryStorage } from '../testing/index.ts';
import { CartIdProvider, createCartIdStore } from '../cart-id/index.ts';
import { CartSync } from './cart-sync.tsx';
import { useCart } from './use-cart.ts';

const cart = {
  __typename: 'Cart',
  id: 'cart1',
  total_quantity: 2,
  applied_coupons: null,
  items: [],
  prices: null,
  shipping_addresses: [],
};

/** Part of the cart that a page shows. */
function CartOfPage() {
  return <p>{useCart().cart?.count}</p>;
}

function setUp() {
  const storage = memoryStorage();
  storage.set(storageKeys.cartId, 'cart1');
  const [cartId, cache] = [createCartIdStore(storage), createQueryCache()];
  const { client, sent } = fakeBackend(() => ({ data: { cart } }));
  const onCount = vi.fn<(count: number) => void>();
  const show = (hasPage: boolean, hasWatch: boolean) => (
    <CommerceProvider client={client} cache={cache} storeView="pl" epoch={0}>
      <CartIdProvider value={cartId}>
        {hasPage && <CartOfPage />}
        {hasWatch && <CartSync onCount={onCount} onLost={() => undefined} />}
      </CartIdProvider>
    </CommerceProvider>
  );
  return { show, sent, onCount };
}

afterEach(() => {
  vi.useRealTimers();
});

// Once, before all tests: the channel of a tab stays open.
it('[F27] the header refetches the cart when another tab has changed it before the header listens', {
  retry: 0,
}, async () => {
  const { show, sent } = setUp();
  const { rerender } = render(show(true, false));
  await screen.findByText('2');
  const [otherTab, thirdTab] = [new BroadcastChannel('witryna-cart'), new BroadcastChannel('witryna-cart')];
  onTestFinished(() => [otherTab, thirdTab].forEach((tab) => tab.close()));
  await new Promise((resolve) => {
    thirdTab.addEventListener('message', resolve);
    otherTab.postMessage('changed');
  });
  rerender(show(true, true));
  await waitFor(() => expect(sent).toHaveLength(2));
});

it('the lazy header does not refetch the cart of the page', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { show, sent, onCount } = setUp();
  const { rerender } = render(show(true, false));
  await screen.findByText('2');
  // Longer than the deduplication interval of SWR.
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  rerender(show(true, true));
  await waitFor(() => expect(onCount).toHaveBeenLastCalledWith(2));
  expect(sent).toHaveLength(1);
});

it('[CRT-13] a page refetches the cart even if the header has fetched it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { show, sent, onCount } = setUp();
  const { rerender } = render(show(false, true));
  await waitFor(() => expect(onCount).toHaveBeenLastCalledWith(2));
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  rerender(show(true, true));
  await screen.findByText('2');
  expect(sent).toHaveLength(2);
});
