// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { authMessages } from '../auth/index.ts';
import { CartIdProvider, createCartIdStore } from '../cart-id/index.ts';
import { CommerceProvider, createQueryCache } from '../commerce/index.ts';
import { formsMessages } from '../forms/index.ts';
import { createShopIntl, IntlProvider } from '../i18n/index.ts';
import { LayoutProvider } from '../platform/layout/layout-context.tsx';
import { UiStoreProvider } from '../platform/layout/ui-store-context.tsx';
import { createUiStore } from '../platform/layout/ui-store.ts';
import { createSessionStore, SessionProvider } from '../session/index.ts';
import { fakeBackend, graphqlError, memoryStorage, sampleLayout } from '../testing/index.ts';
import { DrawerAccount } from './drawer-account.tsx';
import { accountMessages } from './messages.ts';

const intl = createShopIntl({ locale: 'en-US' });
await intl.load(accountMessages, authMessages, formsMessages);

// jsdom has no layout.
Element.prototype.scrollIntoView = () => undefined;
vi.stubGlobal('matchMedia', () => ({ matches: true }));

it('says that a new account has to be confirmed, in any language of the backend, and not that it is ready', async () => {
  const ui = createUiStore();
  const { client } = fakeBackend(
    ({ name }) => {
      if (name === 'CreateAccount') return { data: { createCustomerV2: { customer: { email: 'ann@example.com' } } } };
      if (name === 'SignIn') return { data: null, errors: [graphqlError('Odmowa.', 'graphql-authentication', ['x'])] };
      return { data: { storeConfig: { store_code: 'us', create_account_confirmation: true } } };
    },
    { capabilities: ['emailConfirmation'] },
  );
  const onViewChange = vi.fn();
  render(
    <IntlProvider value={intl}>
      <LayoutProvider value={sampleLayout}>
        <UiStoreProvider value={ui}>
          <SessionProvider value={createSessionStore(memoryStorage())}>
            <CartIdProvider value={createCartIdStore(memoryStorage())}>
              <CommerceProvider client={client} cache={createQueryCache()} storeView="us" epoch={0}>
                <DrawerAccount view="CREATE_ACCOUNT" onViewChange={onViewChange} onLeave={() => undefined} />
              </CommerceProvider>
            </CartIdProvider>
          </SessionProvider>
        </UiStoreProvider>
      </LayoutProvider>
    </IntlProvider>,
  );
  const values = { 'First name': 'Ann', 'Last name': 'Lee', Email: 'ann@example.com', Password: 'Secret-word-1' };
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(await screen.findByLabelText(new RegExp(`^${label}`), { selector: 'input' }), {
      target: { value },
    });
  }
  fireEvent.click(screen.getByRole('button', { name: 'Create the account' }));
  const heading = await screen.findByRole('heading', { name: 'Confirm your email' });
  expect(document.activeElement).toBe(heading);
  expect(screen.getByText(/^We have sent an email to ann@example.com/)).toBeTruthy();
  expect(onViewChange).not.toHaveBeenCalled();
  expect(ui.toasts.getToasts()).toEqual([]);
});
