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
import { toOrder } from './order.ts';
import { bareOrder } from './testing/bare-order.ts';

const intl = createShopIntl({ locale: 'en-US' });
await intl.load(ordersMessages);

const order = toOrder(bareOrder);

afterEach(cleanup);

it.each([
  ['says that nothing has been sent of an order that is shipped', { city: 'Chicago' }, 1],
  ['says nothing about parcels of an order of which nothing is shipped', null, 0],
])('%s', (_, shippingAddress, count) => {
  const { client } = fakeBackend(() => ({ data: {} }));
  render(
    <IntlProvider value={intl}>
      <LayoutProvider value={sampleLayout}>
        <CommerceProvider client={client} cache={createQueryCache()} storeView="us" epoch={0}>
          <OrderDetails order={{ ...order, shippingAddress }} taxDisplay={toOrderTaxDisplay(null)} />
        </CommerceProvider>
      </LayoutProvider>
    </IntlProvider>,
  );
  expect(screen.queryAllByRole('region', { name: 'Shipments' })).toHaveLength(count);
});
