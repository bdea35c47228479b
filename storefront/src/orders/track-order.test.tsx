// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { CommerceProvider, createQueryCache } from '../commerce/index.ts';
import { formsMessages } from '../forms/index.ts';
import { createShopIntl, IntlProvider } from '../i18n/index.ts';
import { UiStoreProvider } from '../platform/layout/ui-store-context.tsx';
import { createUiStore } from '../platform/layout/ui-store.ts';
import { fakeBackend, graphqlError } from '../testing/index.ts';
import { ordersMessages } from './messages.ts';
import { TrackOrder } from './track-order.tsx';

// jsdom has neither; the banner scrolls itself into view.
vi.stubGlobal('matchMedia', () => ({ matches: true }));
Element.prototype.scrollIntoView = () => undefined;

const intl = createShopIntl({ locale: 'en-US' });
await intl.load(ordersMessages, formsMessages);

it('looks up the order whose number is typed as in the mail of Magento', async () => {
  const { client, sent } = fakeBackend(() => ({ data: null, errors: [graphqlError('Refused.')] }), {
    capabilities: ['guestOrders', 'guestOrdersByName'],
  });
  render(
    <MemoryRouter>
      <IntlProvider value={intl}>
        <UiStoreProvider value={createUiStore()}>
          <CommerceProvider client={client} cache={createQueryCache()} storeView="us" epoch={0}>
            <TrackOrder />
          </CommerceProvider>
        </UiStoreProvider>
      </IntlProvider>
    </MemoryRouter>,
  );
  const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  type(/^Order number/, '#000000012');
  type(/^Email/, 'ola@example.com');
  type(/^Last name/, 'Nowak');
  fireEvent.click(screen.getByRole('button', { name: intl.intl.formatMessage('orders.track.submit') }));
  await waitFor(() =>
    expect(sent.map(({ variables }) => variables['request'])).toEqual([
      { number: '000000012', email: 'ola@example.com', lastname: 'Nowak' },
    ]),
  );
});
