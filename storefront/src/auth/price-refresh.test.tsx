// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { createElement } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { CommerceProvider, createQueryCache, createStorage } from '../commerce/index.ts';
import { LayoutProvider } from '../platform/layout/layout-context.tsx';
import { createNavigation, type LoadedRoute } from '../platform/navigation/browser-navigation.ts';
import { NavigationProvider } from '../platform/navigation/navigation-context.tsx';
import { createScrollRestoration } from '../platform/navigation/scroll-restoration.ts';
import { createSessionStore, SessionProvider } from '../session/index.ts';
import { fakeBackend, sampleLayout } from '../testing/index.ts';
import { PriceRefresh } from './price-refresh.tsx';

beforeEach(() => localStorage.clear());

/** A page of a guest, or of a customer who was signed in before. */
function setUp({ token }: { token?: string } = {}) {
  const storage = createStorage();
  if (token !== undefined) storage.set('signin_token', token, 60);
  const session = createSessionStore(storage);
  const loadRefreshed = vi.fn((): Promise<LoadedRoute | null> => Promise.resolve(null));
  const navigation = createNavigation({
    initial: {
      location: { pathname: '/', search: '', hash: '', state: null, key: 'first' },
      name: 'product',
      page: { messageCatalogs: [], element: createElement('p'), state: { view: null, metadata: { title: '' } } },
    },
    load: () => new Promise(() => undefined),
    loadRefreshed,
    window,
    scroll: createScrollRestoration(window),
    onFailure: () => undefined,
  });
  const { client } = fakeBackend(() => ({ data: {} }));
  const open = () =>
    render(
      <SessionProvider value={session}>
        <NavigationProvider navigation={navigation}>
          <CommerceProvider client={client} cache={createQueryCache()} storeView="pl" epoch={0}>
            <LayoutProvider value={{ ...sampleLayout, store: { ...sampleLayout.store, titlePrefix: 'Apteka:' } }}>
              <PriceRefresh />
            </LayoutProvider>
          </CommerceProvider>
        </NavigationProvider>
      </SessionProvider>,
    );
  return { session, navigation, loadRefreshed, open };
}

it('refreshes the page of a customer, when that one signs out, and when the next one signs in', async () => {
  const { session, loadRefreshed, open } = setUp({ token: 'anna' });
  open();
  await vi.waitFor(() => expect(loadRefreshed).toHaveBeenCalledTimes(1));
  act(() => session.clear());
  await vi.waitFor(() => expect(loadRefreshed).toHaveBeenCalledTimes(2));
  act(() => session.signIn('jan'));
  await vi.waitFor(() => expect(loadRefreshed).toHaveBeenCalledTimes(3));
  act(() => session.renew('jan-2'));
  act(() => session.clear());
  await vi.waitFor(() => expect(loadRefreshed).toHaveBeenCalledTimes(4));
});

it('refreshes the page of a guest who has signed in before it was there', async () => {
  const { session, loadRefreshed, open } = setUp();
  session.signIn('anna');
  open();
  await vi.waitFor(() => expect(loadRefreshed).toHaveBeenCalledOnce());
});

it('gives a page that was missing for guests its title', async () => {
  const { navigation, loadRefreshed, open } = setUp({ token: 'anna' });
  const { page } = navigation.getState().current;
  const found = { ...page, state: { ...page.state, metadata: { title: 'Magnez' } } };
  loadRefreshed.mockResolvedValueOnce({ name: 'product-of-a-shared-catalog', page: found });
  open();
  await vi.waitFor(() => expect(document.title).toMatch(/^Apteka: Magnez \|/));
});

it('leaves the page to a navigation that has begun', () => {
  vi.useFakeTimers();
  const { session, navigation, loadRefreshed, open } = setUp({ token: 'anna' });
  void navigation.navigate('/customer/account/logoutSuccess');
  open();
  act(() => session.clear());
  vi.advanceTimersToNextFrame();
  vi.advanceTimersByTime(1);
  expect(loadRefreshed).not.toHaveBeenCalled();
  navigation.dispose();
  vi.useRealTimers();
});
