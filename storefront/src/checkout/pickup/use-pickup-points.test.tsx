// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { CommerceProvider, createCommerceClient, createQueryCache } from '../../commerce/index.ts';
import type { PickupAdapter } from './pickup-adapter.ts';
import type { PickupPoint } from './pickup-point.ts';
import type { PickupSource } from './pickup-source.ts';
import { usePickupPoints } from './use-pickup-points.ts';

const toPoint = (name: string): PickupPoint => ({
  code: name,
  name,
  addressLines: [],
  postcode: '',
  city: name,
  country: 'DE',
  location: null,
});
/** Finds one point, which is named after the search. */
const source: PickupSource = {
  find: ({ text, here }) =>
    Promise.resolve({ points: [{ point: toPoint(here ? 'nearest' : text || 'any'), distance: null }], place: null }),
};
const client = createCommerceClient({
  endpoint: 'https://shop.example/graphql',
  identity: () => ({ token: undefined, storeView: 'default', currency: undefined }),
});
const position = { latitude: 52.5, longitude: 13.4 };

/** A promise that the test resolves. */
function createGate<Value>() {
  let open: (value: Value) => void = () => undefined;
  const passed = new Promise<Value>((resolve) => {
    open = resolve;
  });
  return { passed, open };
}

/**
 * The list of a shopper from 10115, whose points come when the test lets them.
 *
 * @param failures number of times that they do not come at first
 */
function open(failures = 0) {
  let requests = 0;
  const loaded = createGate<null>();
  const onOpen = vi.fn();
  const adapter: PickupAdapter = {
    kind: 'store',
    capability: 'pickupLocations',
    serves: () => true,
    toAttributes: () => ({}),
    loadSource: async () => {
      await loaded.passed;
      requests += 1;
      if (requests <= failures) throw new Error('offline');
      return () => source;
    },
  };
  const cache = createQueryCache();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <CommerceProvider client={client} cache={cache} storeView="default" epoch={0}>
      {children}
    </CommerceProvider>
  );
  const { result } = renderHook(
    () => usePickupPoints({ adapter, cartId: 'cart1', carrierCode: 'instore', near: ['10115'], country: 'DE', onOpen }),
    { wrapper },
  );
  const listed = () => result.current.results?.points.map(({ point }) => point.name);
  const load = () =>
    act(async () => {
      loaded.open(null);
      await loaded.passed;
    });
  return { result, listed, load, onOpen };
}

describe('usePickupPoints', () => {
  it('begins near the shopper', async () => {
    const { result, listed, load } = open();
    await load();
    await waitFor(() => expect(listed()).toEqual(['10115']));
    expect(result.current.text).toBe('10115');
  });

  it('keeps what is typed before the points have come, and searches for it', async () => {
    const { result, listed, load, onOpen } = open();
    act(() => result.current.search('Potsdam'));
    await load();
    await waitFor(() => expect(listed()).toEqual(['Potsdam']));
    expect(result.current.text).toBe('Potsdam');
    expect(onOpen).toHaveBeenCalledOnce();
  });

  it('loads the list again for a search after it could not be loaded', async () => {
    const { result, listed, load } = open(1);
    await load();
    await waitFor(() => expect(result.current.status).toBe('failed'));
    act(() => result.current.search('Potsdam'));
    await waitFor(() => expect(listed()).toEqual(['Potsdam']));
    expect(result.current.status).toBe('ready');
  });

  it('lists the nearest points once the position is known', async () => {
    const { result, listed, load } = open();
    await load();
    await act(() => result.current.locate(() => Promise.resolve(position)));
    await waitFor(() => expect(listed()).toEqual(['nearest']));
    expect(result.current).toMatchObject({ text: '', here: position });
  });

  it.each([[position], [false as const]])(
    'keeps what is typed while the browser asks for the position, whatever it answers: %j',
    async (answer) => {
      const { result, listed, load } = open();
      await load();
      const asked = createGate<typeof answer>();
      let located: Promise<void> = Promise.resolve();
      act(() => {
        located = result.current.locate(() => asked.passed);
      });
      act(() => result.current.search('Potsdam'));
      await act(async () => {
        asked.open(answer);
        await located;
      });
      await waitFor(() => expect(listed()).toEqual(['Potsdam']));
      expect(result.current).toMatchObject({ text: 'Potsdam', here: 'unknown' });
    },
  );
});
