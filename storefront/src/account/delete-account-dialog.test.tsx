// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { CommerceProvider, createQueryCache } from '../commerce/index.ts';
import { formsMessages } from '../forms/index.ts';
import { createShopIntl, IntlProvider } from '../i18n/index.ts';
import { LayoutProvider } from '../platform/layout/layout-context.tsx';
import { UiStoreProvider } from '../platform/layout/ui-store-context.tsx';
import { createUiStore } from '../platform/layout/ui-store.ts';
import { StorageProvider } from '../platform/storage-context.tsx';
import { createSessionStore, SessionProvider, unansweredDeletionIn } from '../session/index.ts';
import { fakeBackend, graphqlError, memoryStorage, sampleLayout } from '../testing/index.ts';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { accountMessages } from './messages.ts';

const intl = createShopIntl({ locale: 'en-US' });
await intl.load(accountMessages);
await intl.load(formsMessages);

// jsdom has no layout.
Element.prototype.scrollIntoView = () => undefined;
vi.stubGlobal('matchMedia', () => ({ matches: true }));

/** Shows a part of the account in a browser that keeps a storage. */
function show(children: ReactNode, handler: Parameters<typeof fakeBackend>[0], storage = memoryStorage()) {
  const { client, sent } = fakeBackend(handler);
  const session = createSessionStore(storage);
  session.signIn('token');
  render(
    <IntlProvider value={intl}>
      <StorageProvider value={storage}>
        <LayoutProvider value={sampleLayout}>
          <UiStoreProvider value={createUiStore()}>
            <SessionProvider value={session}>
              <CommerceProvider client={client} cache={createQueryCache()} storeView="us" epoch={0}>
                {children}
              </CommerceProvider>
            </SessionProvider>
          </UiStoreProvider>
        </LayoutProvider>
      </StorageProvider>
    </IntlProvider>,
  );
  return { storage, names: () => sent.map(({ name }) => name) };
}

function submit() {
  fireEvent.change(screen.getByLabelText(/Current password/, { selector: 'input' }), { target: { value: 'secret' } });
  fireEvent.click(screen.getByRole('button', { name: 'Delete account permanently' }));
}

it('stays open while the account is being deleted, and says a failure', async () => {
  let fail: (error: Error) => void = () => undefined;
  const lost = new Promise<Error>((resolve) => (fail = resolve));
  const onClose = vi.fn();
  show(<DeleteAccountDialog email="eva@example.com" open onClose={onClose} />, () => lost);
  submit();
  fireEvent.keyDown(screen.getByRole('alertdialog'), { key: 'Escape' });
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).not.toHaveBeenCalled();
  fail(new TypeError('Failed to fetch'));
  await screen.findByText(/^This could not be saved/);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledOnce();
});

const dialog = <DeleteAccountDialog email="eva@example.com" open onClose={() => undefined} />;
const accepted = { data: { generateCustomerToken: { token: 'new' } } };
const lost = new TypeError('Failed to fetch');

it('remembers a deletion that was sent and not answered', async () => {
  const { storage } = show(dialog, (_, call) => (call === 0 ? accepted : lost));
  submit();
  await screen.findByText(/^We do not know whether your account was deleted/);
  expect(unansweredDeletionIn(storage).get()).toBe('eva@example.com');
});

it('remembers none where the password was not checked', async () => {
  const { storage } = show(dialog, () => lost);
  submit();
  await screen.findByText(/^This could not be saved/);
  expect(unansweredDeletionIn(storage).get()).toBeUndefined();
});

it('forgets a deletion once one is answered', async () => {
  const storage = memoryStorage();
  unansweredDeletionIn(storage).keep('eva@example.com');
  const refused = { data: null, errors: [graphqlError('No.', 'graphql-input', ['deleteCustomer'])] };
  show(dialog, (_, call) => (call === 0 ? accepted : refused), storage);
  submit();
  await waitFor(() => expect(unansweredDeletionIn(storage).get()).toBeUndefined());
});

it('finds the account deleted by a deletion that was sent before the page was reloaded', async () => {
  const storage = memoryStorage();
  unansweredDeletionIn(storage).keep('eva@example.com');
  const { names } = show(
    dialog,
    (_, call) =>
      call === 0
        ? { errors: [graphqlError('Invalid login.', 'graphql-authentication', ['generateCustomerToken'])] }
        : { data: null, errors: [graphqlError('No such entity.', 'graphql-no-such-entity', ['customer'])] },
    storage,
  );
  submit();
  await waitFor(() => expect(unansweredDeletionIn(storage).get()).toBeUndefined());
  expect(names()).toEqual(['SignIn', 'getCustomer']);
});

it('says after a reload that the account is still there', () => {
  const storage = memoryStorage();
  unansweredDeletionIn(storage).keep('eva@example.com');
  show(<DeleteAccount email="eva@example.com" />, () => lost, storage);
  expect(screen.getByText(/no answer reached us\. The account is still there/)).toBeDefined();
});

it('says nothing of the deletion of another account', () => {
  const storage = memoryStorage();
  unansweredDeletionIn(storage).keep('other@example.com');
  show(<DeleteAccount email="eva@example.com" />, () => lost, storage);
  expect(screen.queryByText(/The account is still there/)).toBeNull();
});
