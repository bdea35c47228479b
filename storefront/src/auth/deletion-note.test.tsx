// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createShopIntl, IntlProvider } from '../i18n/index.ts';
import { StorageProvider } from '../platform/storage-context.tsx';
import { unansweredDeletionIn } from '../session/index.ts';
import { memoryStorage } from '../testing/index.ts';
import { DeletionNote } from './deletion-note.tsx';
import { authMessages } from './messages.ts';

const intl = createShopIntl({ locale: 'en-US' });
await intl.load(authMessages);

function show(email?: string) {
  const storage = memoryStorage();
  if (email) unansweredDeletionIn(storage).keep(email);
  render(
    <IntlProvider value={intl}>
      <StorageProvider value={storage}>
        <DeletionNote />
      </StorageProvider>
    </IntlProvider>,
  );
}

it('says how to find out whether an account was deleted', () => {
  show('eva@example.com');
  expect(screen.getByRole('status').textContent).toMatch(/^We do not know whether your account was deleted.*Sign in/);
});

it('says nothing where every deletion was answered', () => {
  show();
  expect(screen.queryByRole('status')).toBeNull();
});
