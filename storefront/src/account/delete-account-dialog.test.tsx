// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { CommerceProvider, createQueryCache } from '../commerce/index.ts';
import { formsMessages } from '../forms/index.ts';
import { createShopIntl, IntlProvider } from '../i18n/index.ts';
import { LayoutProvider } from '../platform/layout/layout-context.tsx';
import { UiStoreProvider } from '../platform/layout/ui-store-context.tsx';
import { createUiStore } from '../platform/layout/ui-store.ts';
import { createSessionStore, SessionProvider } from '../session/index.ts';
import { fakeBackend, memoryStorage, sampleLayout } from '../testing/index.ts';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { accountMessages } from './messages.ts';

const intl = createShopIntl({ locale: 'en-US' });
await intl.load(accountMessages);
await intl.load(formsMessages);

// jsdom has no layout.
Element.prototype.scrollIntoView = () => undefined;
vi.stubGlobal('matchMedia', () => ({ matches: true }));

it('stays open while the account is being deleted, and says a failure', async () => {
  let fail: (error: Error) => void = () => undefined;
  const lost = new Promise<Error>((resolve) => (fail = resolve));
  const { client } = fakeBackend(() => lost);
  const onClose = vi.fn();
  const session = createSessionStore(memoryStorage());
  session.signIn('token');
  render(
    <IntlProvider value={intl}>
      <LayoutProvider value={sampleLayout}>
        <UiStoreProvider value={createUiStore()}>
          <SessionProvider value={session}>
            <CommerceProvider client={client} cache={createQueryCache()} storeView="us" epoch={0}>
              <DeleteAccountDialog email="eva@example.com" open onClose={onClose} />
            </CommerceProvider>
          </SessionProvider>
        </UiStoreProvider>
      </LayoutProvider>
    </IntlProvider>,
  );
  fireEvent.change(screen.getByLabelText(/Current password/, { selector: 'input' }), { target: { value: 'secret' } });
  fireEvent.click(screen.getByRole('button', { name: 'Delete account permanently' }));
  fireEvent.keyDown(screen.getByRole('alertdialog'), { key: 'Escape' });
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).not.toHaveBeenCalled();
  fail(new TypeError('Failed to fetch'));
  await screen.findByText(/^This could not be saved/);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledOnce();
});
