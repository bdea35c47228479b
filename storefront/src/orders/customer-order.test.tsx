// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CommerceProvider, createQueryCache } from '../commerce/index.ts';
import { formsMessages } from '../forms/index.ts';
import { createShopIntl, IntlProvider } from '../i18n/index.ts';
import { LayoutProvider } from '../platform/layout/layout-context.tsx';
import { UiStoreProvider } from '../platform/layout/ui-store-context.tsx';
import { createUiStore } from '../platform/layout/ui-store.ts';
import { fakeBackend, sampleLayout } from '../testing/index.ts';
import { CustomerOrder } from './customer-order.tsx';
import { ordersMessages } from './messages.ts';

const intl = createShopIntl({ locale: 'en-US' });
await intl.load(ordersMessages, formsMessages);

const reason = 'Delivery takes too long';
const order = {
  id: 'MTI=',
  number: '000000012',
  created_at: '2026-11-20 09:15:00',
  order_date: '2026-11-20 10:15:00',
  status: 'Pending',
  available_actions: ['CANCEL'],
  invoices: [],
};

it('focuses the status of an order that was canceled, because its button is removed', async () => {
  let isCanceled = false;
  const { client } = fakeBackend(
    ({ name }) => {
      if (name === 'getCancellationReasons') {
        const order_cancellation_reasons = [{ description: reason }];
        return {
          data: { storeConfig: { store_code: 'us', order_cancellation_enabled: true, order_cancellation_reasons } },
        };
      }
      if (name === 'CancelOrder') {
        isCanceled = true;
        return { data: { cancelOrder: { error: null } } };
      }
      const items = [isCanceled ? { ...order, status: 'Canceled', available_actions: [] } : order];
      return { data: { customer: { __typename: 'Customer', orders: { items } }, storeConfig: { store_code: 'us' } } };
    },
    { token: () => 'secret', capabilities: ['orderCancellation', 'orderDetails'] },
  );
  render(
    <IntlProvider value={intl}>
      <LayoutProvider value={sampleLayout}>
        <UiStoreProvider value={createUiStore()}>
          <CommerceProvider client={client} cache={createQueryCache()} storeView="us" epoch={0}>
            <CustomerOrder number={order.number} />
          </CommerceProvider>
        </UiStoreProvider>
      </LayoutProvider>
    </IntlProvider>,
  );
  const open = await screen.findByRole('button', { name: 'Cancel order' });
  open.focus();
  fireEvent.click(open);
  await screen.findByRole('option', { name: reason });
  fireEvent.change(screen.getByRole('combobox'), { target: { value: reason } });
  fireEvent.click(screen.getByRole('button', { name: 'Cancel order' }));
  const status = await screen.findByText('Canceled');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(status));
});
