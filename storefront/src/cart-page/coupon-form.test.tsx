// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CommerceProvider, createQueryCache, storageKeys } from '../commerce/index.ts';
import { CartIdProvider, createCartIdStore } from '../cart-id/index.ts';
import { cartMessages, emptyCart } from '../cart/index.ts';
import { createShopIntl, IntlProvider } from '../i18n/index.ts';
import { LayoutProvider } from '../platform/layout/layout-context.tsx';
import { fakeBackend, graphqlError, memoryStorage, sampleLayout } from '../testing/index.ts';
import { CouponForm } from './coupon-form.tsx';

it('says why a coupon could not be removed, until there is another one', async () => {
  const intl = createShopIntl({ locale: 'en_GB' });
  await intl.load(cartMessages);
  const storage = memoryStorage();
  storage.set(storageKeys.cartId, 'cart1');
  const [cartId, cache] = [createCartIdStore(storage), createQueryCache()];
  const { client } = fakeBackend(({ name }) =>
    name === 'removeCouponFromCart'
      ? { data: { removeCouponFromCart: null }, errors: [graphqlError('Not now.', 'graphql-input')] }
      : new TypeError('lost'),
  );
  const show = (coupon: string | null) => (
    <CommerceProvider client={client} cache={cache} storeView="uk" epoch={0}>
      <CartIdProvider value={cartId}>
        <IntlProvider value={intl}>
          <LayoutProvider value={sampleLayout}>
            <CouponForm cart={{ ...emptyCart, id: 'cart1', coupon }} />
          </LayoutProvider>
        </IntlProvider>
      </CartIdProvider>
    </CommerceProvider>
  );
  const { rerender } = render(show('SUMMER'));
  fireEvent.click(screen.getByRole('button', { name: /SUMMER/ }));
  expect((await screen.findByRole('alert')).textContent).toBe('Not now.');
  rerender(show(null));
  expect(screen.queryByText('Not now.')).toBeNull();
  expect(screen.getByRole('textbox')).toBeDefined();
});
