// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { CommerceProvider, createQueryCache } from '../commerce/index.ts';
import { formsMessages } from '../forms/index.ts';
import { createShopIntl, IntlProvider } from '../i18n/index.ts';
import { UiStoreProvider } from '../platform/layout/ui-store-context.tsx';
import { createUiStore } from '../platform/layout/ui-store.ts';
import { fakeBackend } from '../testing/index.ts';
import { FindOrder, type LinkRequest } from './find-order.tsx';
import { withdrawalMessages } from './messages.ts';

// jsdom has neither; the banner scrolls itself into view.
vi.stubGlobal('matchMedia', () => ({ matches: true }));
Element.prototype.scrollIntoView = () => undefined;

const intl = createShopIntl({ locale: 'en-US' });
await intl.load(withdrawalMessages, formsMessages);

it('finds the order whose number is typed as in the mail of Magento', async () => {
  const found: LinkRequest[] = [];
  const { client, sent } = fakeBackend(() => ({ data: { requestOrderWithdrawalLink: true } }), {
    capabilities: ['withdrawal'],
  });
  render(
    <IntlProvider value={intl}>
      <UiStoreProvider value={createUiStore()}>
        <CommerceProvider client={client} cache={createQueryCache()} storeView="us" epoch={0}>
          <FindOrder
            request={{ number: '', email: 'ola@example.com' }}
            problem={null}
            onSent={(request) => found.push(request)}
          />
        </CommerceProvider>
      </UiStoreProvider>
    </IntlProvider>,
  );
  fireEvent.change(screen.getByLabelText(/^Order number/), { target: { value: '#000000012' } });
  fireEvent.click(screen.getByRole('button', { name: intl.intl.formatMessage('withdrawal.request') }));
  const request = { number: '000000012', email: 'ola@example.com' };
  await waitFor(() => expect(found).toEqual([request]));
  expect(sent.map(({ variables }) => variables)).toEqual([request]);
});
