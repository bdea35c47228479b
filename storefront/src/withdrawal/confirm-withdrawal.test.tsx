// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { cartMessages } from '../cart/index.ts';
import { CommerceProvider, createQueryCache } from '../commerce/index.ts';
import { formsMessages } from '../forms/index.ts';
import { createShopIntl, IntlProvider } from '../i18n/index.ts';
import { UiStoreProvider } from '../platform/layout/ui-store-context.tsx';
import { createUiStore } from '../platform/layout/ui-store.ts';
import { fakeBackend, graphqlError } from '../testing/index.ts';
import { ConfirmWithdrawal } from './confirm-withdrawal.tsx';
import { withdrawalMessages } from './messages.ts';
import type { OrderAccess } from './order-access.ts';

// jsdom has neither; the banner scrolls itself into view.
vi.stubGlobal('matchMedia', () => ({ matches: true }));
Element.prototype.scrollIntoView = () => undefined;

const intl = createShopIntl({ locale: 'en-US' });
await intl.load(withdrawalMessages, formsMessages, cartMessages);

const order = {
  number: '000000012',
  email: 'ola@example.com',
  date: '2026-11-21T09:15:00Z',
  lastDay: null,
  lines: [{ uid: 'MQ==', name: 'Vitamin C', options: [], quantity: 1 }],
};

/** Confirms a statement that the backend refuses with an error of this category. */
function confirm(access: OrderAccess, category: string) {
  const problems: string[] = [];
  const { client } = fakeBackend(() => ({ data: null, errors: [graphqlError('Refused.', category)] }), {
    capabilities: ['withdrawal'],
  });
  render(
    <IntlProvider value={intl}>
      <UiStoreProvider value={createUiStore()}>
        <CommerceProvider client={client} cache={createQueryCache()} storeView="us" epoch={0}>
          <ConfirmWithdrawal
            access={access}
            order={order}
            statement={{ choice: { 'MQ==': 1 }, requestId: 'r1' }}
            onDone={() => problems.push('done')}
            onBack={() => problems.push('back')}
            onRefused={(problem) => problems.push(problem)}
          />
        </CommerceProvider>
      </UiStoreProvider>
    </IntlProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: intl.intl.formatMessage('withdrawal.confirm') }));
  return problems;
}

it.each([
  [{ token: '1f0c' }, 'withdrawal.linkOver'],
  [{ number: '000000012' }, 'withdrawal.notFound'],
])('leads on when the order can no longer be opened with %j', async (access, problem) => {
  const problems = confirm(access, 'graphql-no-such-entity');
  await waitFor(() => expect(problems).toEqual([problem]));
});

it('tells who sent too many requests to wait', async () => {
  const problems = confirm({ token: '1f0c' }, 'graphql-too-many-requests');
  expect(await screen.findByText(intl.intl.formatMessage('forms.tooMany'))).not.toBeNull();
  expect(problems).toEqual([]);
});
