// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createShopIntl, IntlProvider } from '../i18n/index.ts';
import { UiStoreProvider } from '../platform/layout/ui-store-context.tsx';
import { createUiStore } from '../platform/layout/ui-store.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { accountMessages } from './messages.ts';

const intl = createShopIntl({ locale: 'en-US' });
await intl.load(accountMessages);

it('stays open until the answer is there, and says a failure', async () => {
  let fail: () => void = () => undefined;
  const onClose = vi.fn();
  render(
    <IntlProvider value={intl}>
      <UiStoreProvider value={createUiStore()}>
        <ConfirmDialog
          title="Delete?"
          onConfirm={() => new Promise((_, reject) => (fail = () => reject(new Error('lost'))))}
          onClose={onClose}
        >
          Visa 1234
        </ConfirmDialog>
      </UiStoreProvider>
    </IntlProvider>,
  );
  const dialog = screen.getByRole('alertdialog');
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  fireEvent.keyDown(dialog, { key: 'Escape' });
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).not.toHaveBeenCalled();
  fail();
  await screen.findByRole('alert');
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledOnce();
});
