// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { CommerceProvider, createQueryCache } from '../commerce/index.ts';
import { createShopIntl, IntlProvider } from '../i18n/index.ts';
import { LayoutProvider } from '../platform/layout/layout-context.tsx';
import { fakeBackend, sampleLayout } from '../testing/index.ts';
import { ordersMessages } from './messages.ts';
import { OrderDetails } from './order-details.tsx';
import { toOrderTaxDisplay } from './order-tax-display.ts';
import { toOrder, type Order } from './order.ts';
import { bareOrder } from './testing/bare-order.ts';

const intl = createShopIntl({ locale: 'en-US' });
await intl.load(ordersMessages);

const order = toOrder(bareOrder);

afterEach(cleanup);

function show(changes: Partial<Order>) {
  const { client } = fakeBackend(() => ({ data: {} }));
  return (
    <IntlProvider value={intl}>
      <LayoutProvider value={sampleLayout}>
        <CommerceProvider client={client} cache={createQueryCache()} storeView="us" epoch={0}>
          <OrderDetails order={{ ...order, ...changes }} taxDisplay={toOrderTaxDisplay(null)} />
        </CommerceProvider>
      </LayoutProvider>
    </IntlProvider>
  );
}

it.each([
  ['says that nothing has been sent of an order that is shipped', { city: 'Chicago' }, 1],
  ['says nothing about parcels of an order of which nothing is shipped', null, 0],
])('%s', (_, shippingAddress, count) => {
  render(show({ shippingAddress }));
  expect(screen.queryAllByRole('region', { name: 'Shipments' })).toHaveLength(count);
});

it('lists a parcel twice whose number a shipment has twice, and removes both with it', () => {
  const parcel = { carrier: 'UPS', number: '1Z999' };
  const shipment = { id: '1', number: '000000001', lines: [] };
  const { rerender } = render(show({ shipments: [{ ...shipment, tracking: [parcel, parcel] }] }));
  expect(screen.getAllByText(/1Z999/)).toHaveLength(2);
  rerender(show({ shipments: [{ ...shipment, tracking: [{ ...parcel, number: '1Z111' }] }] }));
  expect(screen.queryAllByText(/1Z999/)).toEqual([]);
});
