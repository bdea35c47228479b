// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { CommerceProvider, createQueryCache } from '../commerce/index.ts';
import { createShopIntl, IntlProvider } from '../i18n/index.ts';
import { LayoutProvider } from '../platform/layout/layout-context.tsx';
import { fakeBackend, sampleLayout } from '../testing/index.ts';
import { ordersMessages } from './messages.ts';
import { OrderHistory } from './order-history.tsx';

const intl = createShopIntl({ locale: 'en-US' });
await intl.load(ordersMessages);

it('marks the last page for a page beyond it, for which Magento returns the last one', async () => {
  const { client, sent } = fakeBackend(() => ({
    data: {
      customer: {
        __typename: 'Customer',
        orders: {
          total_count: 12,
          page_info: { total_pages: 2 },
          items: [{ number: '000000001', created_at: '2026-11-20 09:15:00', order_date: '', status: 'Pending' }],
        },
      },
    },
  }));
  render(
    <MemoryRouter initialEntries={['/order-history?p=99']}>
      <IntlProvider value={intl}>
        <LayoutProvider value={sampleLayout}>
          <CommerceProvider client={client} cache={createQueryCache()} storeView="us" epoch={0}>
            <OrderHistory />
          </CommerceProvider>
        </LayoutProvider>
      </IntlProvider>
    </MemoryRouter>,
  );
  await screen.findByText('000000001');
  expect(document.querySelector('[aria-current=page]')?.textContent).toBe('2');
  expect(sent.map(({ variables }) => variables)).toEqual([{ page: 99, pageSize: 10 }]);
});
