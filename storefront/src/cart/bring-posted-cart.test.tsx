// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { CartIdProvider, createCartIdStore } from '../cart-id/index.ts';
import { CommerceProvider, createQueryCache } from '../commerce/index.ts';
import { createShopIntl, IntlProvider } from '../i18n/index.ts';
import { LayoutProvider } from '../platform/layout/layout-context.tsx';
import { UiStoreProvider } from '../platform/layout/ui-store-context.tsx';
import { createUiStore } from '../platform/layout/ui-store.ts';
import { fakeBackend, graphqlError, memoryStorage, sampleLayout } from '../testing/index.ts';
import { addingMessages } from './adding/messages.ts';
import { BringPostedCart } from './bring-posted-cart.tsx';
import { cartMessages } from './messages.ts';

const product = (sku: string, name: string) => ({
  __typename: 'SimpleProduct',
  uid: sku,
  sku,
  name,
  url_key: sku,
  url_suffix: '',
  url_rewrites: [],
  stock_status: 'IN_STOCK',
  thumbnail: null,
});
const boot = {
  __typename: 'SimpleCartItem',
  uid: 'MQ==',
  quantity: 1,
  customizable_options: [],
  product: product('BOOT', 'Boot'),
  prices: null,
};
const posted = {
  __typename: 'Cart',
  id: 'posted',
  is_virtual: false,
  total_quantity: 2,
  applied_coupons: null,
  items: [boot, null],
  prices: null,
  shipping_addresses: [],
};
const gone = {
  __typename: 'SimpleCartItem',
  uid: 'Mg==',
  quantity: 1,
  is_available: false,
  not_available_message: null,
};

it('names lines that cannot be added or read, and offers to add those again', async () => {
  const intl = createShopIntl({ locale: 'en_US' });
  await intl.load(addingMessages, cartMessages);
  const cartId = createCartIdStore(memoryStorage());
  cartId.set('posted');
  cartId.stashGuestCart();
  cartId.set('own');
  const ui = createUiStore();
  const { client, sent } = fakeBackend(
    ({ name }) => {
      if (name === 'getCartDetails')
        return {
          data: { cart: posted },
          errors: [graphqlError('Some of the products are out of stock.', 'graphql-input', ['cart', 'items', 1])],
        };
      if (name === 'getUnavailableLines')
        return {
          data: {
            cart: {
              __typename: 'Cart',
              id: 'posted',
              itemsV2: { items: [{ ...gone, product: product('LAMP', 'Lamp') }] },
              choices: { items: [null] },
            },
          },
        };
      return {
        data: {
          addProductsToCart: {
            cart: { ...posted, items: [] },
            user_errors: [{ code: 'UNDEFINED', message: 'Not now.' }],
          },
        },
      };
    },
    { capabilities: ['unavailableLines'] },
  );
  render(
    <CommerceProvider client={client} cache={createQueryCache()} storeView="us" epoch={0}>
      <CartIdProvider value={cartId}>
        <IntlProvider value={intl}>
          <LayoutProvider value={sampleLayout}>
            <UiStoreProvider value={ui}>
              <BringPostedCart cartId="posted" />
            </UiStoreProvider>
          </LayoutProvider>
        </IntlProvider>
      </CartIdProvider>
    </CommerceProvider>,
  );
  const toasts = () => ui.toasts.getToasts();
  await vi.waitFor(() => expect(toasts()).toHaveLength(2));
  const [refused, unread] = toasts();
  expect(refused).toMatchObject({ message: 'Boot: Not now.', actionText: 'Put it back' });
  expect(unread?.message).toContain('Lamp');
  const getAdded = () => sent.filter(({ name }) => name === 'addProductToCart');
  expect(getAdded()).toHaveLength(1);
  refused?.onAction?.();
  await vi.waitFor(() => expect(getAdded()).toHaveLength(2));
});
