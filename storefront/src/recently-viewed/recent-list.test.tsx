// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CommerceProvider, createQueryCache } from '../commerce/index.ts';
import { createShopIntl, IntlProvider } from '../i18n/index.ts';
import { StorageProvider } from '../platform/storage-context.tsx';
import { fakeBackend, memoryStorage } from '../testing/index.ts';
import { recentlyViewedMessages } from './messages.ts';
import { RecentList } from './recent-list.tsx';
import { rememberProduct } from './recent-products.ts';

const intl = createShopIntl({ locale: 'en-US' });
await intl.load(recentlyViewedMessages);

it('shows nothing when the products cannot be fetched', async () => {
  let fail: () => void = () => undefined;
  const { client } = fakeBackend(
    () => new Promise((resolve) => (fail = () => resolve(new TypeError('Failed to fetch')))),
  );
  const storage = memoryStorage();
  rememberProduct(storage, 'boot');
  render(
    <IntlProvider value={intl}>
      <StorageProvider value={storage}>
        <CommerceProvider client={client} cache={createQueryCache()} storeView="us" epoch={0}>
          <RecentList sku="shoe" />
        </CommerceProvider>
      </StorageProvider>
    </IntlProvider>,
  );
  await screen.findByRole('heading', { name: 'Recently viewed' });
  fail();
  await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
});
