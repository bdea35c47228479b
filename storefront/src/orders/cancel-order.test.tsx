// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { CommerceProvider, createQueryCache, type CommerceClient } from '../commerce/index.ts';
import { formsMessages } from '../forms/index.ts';
import { createShopIntl, IntlProvider } from '../i18n/index.ts';
import { LayoutProvider } from '../platform/layout/layout-context.tsx';
import { UiStoreProvider } from '../platform/layout/ui-store-context.tsx';
import { createUiStore } from '../platform/layout/ui-store.ts';
import { fakeBackend, sampleLayout } from '../testing/index.ts';
import { CancelOrder } from './cancel-order.tsx';
import { ordersMessages } from './messages.ts';

const intl = createShopIntl({ locale: 'en-US' });
await intl.load(ordersMessages);
await intl.load(formsMessages);

const reason = 'Delivery takes too long';
const storeConfig = {
  store_code: 'us',
  order_cancellation_enabled: true,
  order_cancellation_reasons: [{ description: reason }],
};

afterEach(cleanup);

/** Renders the cancellation of a guest's order. */
function show(client: CommerceClient) {
  render(
    <IntlProvider value={intl}>
      <LayoutProvider value={sampleLayout}>
        <UiStoreProvider value={createUiStore()}>
          <CommerceProvider client={client} cache={createQueryCache()} storeView="us" epoch={0}>
            <CancelOrder order={{ uid: 'MQ==', number: '000000001', canceledPieces: 0 }} guestToken="secret" />
          </CommerceProvider>
        </UiStoreProvider>
      </LayoutProvider>
    </IntlProvider>,
  );
}

it('keeps the question of a cancellation open while it is sent, and says a failure', async () => {
  let fail: (error: Error) => void = () => undefined;
  const lost = new Promise<Error>((resolve) => (fail = resolve));
  const { client } = fakeBackend(({ name }) => (name === 'getCancellationReasons' ? { data: { storeConfig } } : lost), {
    capabilities: ['orderCancellation', 'guestOrderCancellation'],
  });
  show(client);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel order' }));
  await screen.findByRole('option', { name: reason });
  fireEvent.change(screen.getByRole('combobox'), { target: { value: reason } });
  fireEvent.click(screen.getByRole('button', { name: 'Send the link' }));
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  fireEvent.click(screen.getByRole('button', { name: 'Keep order' }));
  expect(screen.getByRole('dialog')).toBeDefined();
  fail(new TypeError('Failed to fetch'));
  expect((await screen.findByRole('alert')).textContent).toMatch(/^We do not know whether the link was sent/);
  fireEvent.click(screen.getByRole('button', { name: 'Keep order' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('shows that the reasons are loading, and loads them again after a failure', async () => {
  let requests = 0;
  const { client } = fakeBackend(() => ({ data: { storeConfig: (requests += 1) === 1 ? null : storeConfig } }), {
    capabilities: ['orderCancellation', 'guestOrderCancellation'],
  });
  show(client);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel order' }));
  expect(screen.getByText('Loading the reasons').getAttribute('role')).toBe('status');
  expect((await screen.findByRole('alert')).textContent).toBe('We could not load the reasons for a cancellation.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('option', { name: reason })).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});
