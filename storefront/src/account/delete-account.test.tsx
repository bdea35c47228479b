// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createShopIntl, IntlProvider } from '../i18n/index.ts';
import { setErrorReporter } from '../platform/errors/report-error.ts';
import { StorageProvider } from '../platform/storage-context.tsx';
import { memoryStorage } from '../testing/index.ts';
import { DeleteAccount } from './delete-account.tsx';
import { accountMessages } from './messages.ts';

vi.mock('./delete-account-dialog.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

const intl = createShopIntl({ locale: 'en-US' });
await intl.load(accountMessages);

it('says at each click that the script of its dialog is missing', async () => {
  setErrorReporter(() => undefined);
  const onIncomplete = vi.fn();
  window.addEventListener('witryna:incomplete', onIncomplete);
  onTestFinished(() => window.removeEventListener('witryna:incomplete', onIncomplete));
  render(
    <IntlProvider value={intl}>
      <StorageProvider value={memoryStorage()}>
        <DeleteAccount email="eva@example.com" />
      </StorageProvider>
    </IntlProvider>,
  );
  for (const times of [1, 2]) {
    fireEvent.click(screen.getByRole('button'));
    await vi.waitFor(() => expect(onIncomplete).toHaveBeenCalledTimes(times));
  }
});
