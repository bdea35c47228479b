// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { CommerceProvider, createQueryCache } from '../commerce/index.ts';
import { createShopIntl, IntlProvider } from '../i18n/index.ts';
import { ordersMessages } from '../orders/index.ts';
import { LayoutProvider } from '../platform/layout/layout-context.tsx';
import { fakeBackend, type FakeHandler, sampleLayout } from '../testing/index.ts';
import { accountMessages } from './messages.ts';
import { Overview } from './overview.tsx';

const intl = createShopIntl({ locale: 'en-US' });
await intl.load(accountMessages);
await intl.load(ordersMessages);

const address = {
  id: 1,
  firstname: 'Ada',
  lastname: 'Byron',
  street: ['12 Main Street'],
  city: 'Austin',
  region: null,
  postcode: '78701',
  country_code: 'US',
  telephone: '512 555 0100',
  default_billing: false,
  custom_attributesV2: [],
};

const customer = {
  __typename: 'Customer',
  firstname: 'Ada',
  lastname: 'Byron',
  email: 'ada@example.com',
  is_subscribed: false,
};

function renderOverview(handler: FakeHandler): void {
  const { client } = fakeBackend(handler);
  render(
    <MemoryRouter>
      <IntlProvider value={intl}>
        <LayoutProvider value={sampleLayout}>
          <CommerceProvider client={client} cache={createQueryCache()} storeView="us" epoch={0}>
            <Overview />
          </CommerceProvider>
        </LayoutProvider>
      </IntlProvider>
    </MemoryRouter>,
  );
}

it.each([
  ['no address', [], /no addresses here yet/],
  ['addresses without a default', [{ ...address, default_shipping: false }], /no default shipping address/i],
  ['a default', [{ ...address, default_shipping: true }], /12 Main Street/],
])('tells of a book with %s', async (_, addresses, expected) => {
  renderOverview(({ name }) => ({
    data: {
      customer: {
        ...customer,
        addresses,
        ...(name !== 'getCustomer' && { orders: { total_count: 0, page_info: { total_pages: 0 }, items: [] } }),
      },
    },
  }));
  const card = await screen.findByRole('region', { name: 'Default shipping address' });
  expect(await within(card).findByText(expected)).toBeDefined();
});

it('names what could not be loaded when only the orders fail', async () => {
  renderOverview(({ name }) =>
    name === 'getRecentOrders' ? new Error('offline') : { data: { customer: { ...customer, addresses: [] } } },
  );
  const orders = await screen.findByRole('region', { name: 'Recent orders' });
  expect((await within(orders).findByRole('alert')).textContent).toBe('The orders could not be loaded.');
});
