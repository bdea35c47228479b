// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { afterAll, expect, it, vi } from 'vitest';
import { CommerceProvider, createQueryCache } from '../commerce/index.ts';
import { createShopIntl, IntlProvider } from '../i18n/index.ts';
import { createNavigation } from '../platform/navigation/browser-navigation.ts';
import { NavigationProvider } from '../platform/navigation/navigation-context.tsx';
import type { LoadRoute } from '../platform/navigation/navigation-types.ts';
import { fakeBackend } from '../testing/index.ts';
import { LinkedOrder } from './linked-order.tsx';
import { ordersMessages } from './messages.ts';

const intl = createShopIntl({ locale: 'en-US' });
await intl.load(ordersMessages);

const load = vi.fn<LoadRoute>(() => new Promise(() => undefined));
const navigation = createNavigation({
  initial: {
    location: { pathname: '/order-history', search: '?order_id=12', hash: '', state: null, key: 'first' },
    name: 'account',
    page: { messageCatalogs: [], element: <></>, state: { view: null, metadata: { title: '' } } },
  },
  load,
  window,
  scroll: { leave: () => undefined, willShow: () => undefined, apply: () => undefined, applyFocus: () => false },
  onFailure: expect.unreachable,
});
afterAll(() => navigation.dispose());

function show(answer: object | Response) {
  const { client } = fakeBackend(() => answer);
  render(
    <IntlProvider value={intl}>
      <NavigationProvider navigation={navigation}>
        <CommerceProvider client={client} cache={createQueryCache()} storeView="us" epoch={0}>
          <LinkedOrder id="12">The list</LinkedOrder>
        </CommerceProvider>
      </NavigationProvider>
    </IntlProvider>,
  );
}

it('opens the order of the link', async () => {
  show({ data: { customer: { orders: { items: [{ id: btoa('12'), number: '000000012' }] } } } });
  await waitFor(() => expect(load.mock.calls.map(([url]) => url.pathname)).toEqual(['/order-history/000000012']));
  expect(screen.queryByText('The list')).toBeNull();
});

it('says that an order of another account is not there, above the list', async () => {
  show({ data: { customer: { orders: { items: [{ id: btoa('13'), number: '000000013' }] } } } });
  expect(await screen.findByText(/The order in this link is not in your account/)).toBeDefined();
  expect(screen.getByText('The list')).toBeDefined();
});

it('leaves it to the list to say that the orders cannot be loaded', async () => {
  show(new Response('', { status: 500 }));
  expect(await screen.findByText('The list')).toBeDefined();
  expect(screen.queryByText(/The order in this link/)).toBeNull();
});
