// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { QueryState } from '../commerce/index.ts';
import { createShopIntl, IntlProvider } from '../i18n/index.ts';
import { ordersMessages } from './messages.ts';
import { QueryView } from './query-view.tsx';

const intl = createShopIntl({ locale: 'en-US' });
await intl.load(ordersMessages);

type Answer = { items?: string | null };
const loading: QueryState<Answer> = {
  data: undefined,
  notices: [],
  errors: [],
  error: undefined,
  isLoading: true,
  isValidating: true,
  revalidate: () => Promise.resolve(),
};
const show = (state: Partial<QueryState<Answer>>) =>
  render(
    <IntlProvider value={intl}>
      <QueryView words="orders" state={{ ...loading, ...state }} read={({ items }) => items}>
        {(items) => items}
      </QueryView>
    </IntlProvider>,
  );

it('shows that a query is on its way until it is answered', () => {
  show({});
  expect(screen.getByRole('status')).toBeDefined();
});

it('shows that a query is on its way while another one is that it waits for', () => {
  show({ data: {}, isLoading: false, isValidating: false });
  expect(screen.getByRole('status')).toBeDefined();
});

it.each([
  ['failed', { error: new TypeError('Failed to fetch') }],
  ['was answered without what is shown', { data: { items: null } }],
])('offers to send a query again that %s', (_, state) => {
  show({ ...state, isLoading: false, isValidating: false });
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.getByRole('button')).toBeDefined();
});
