// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CommerceProvider, createQueryCache } from '../commerce/index.ts';
import { createShopIntl, IntlProvider } from '../i18n/index.ts';
import { UiStoreProvider } from '../platform/layout/ui-store-context.tsx';
import { createUiStore } from '../platform/layout/ui-store.ts';
import { createSessionStore, SessionProvider } from '../session/index.ts';
import { fakeBackend, memoryStorage } from '../testing/index.ts';
import { wishlistMessages } from './messages.ts';
import { WishlistToggle } from './wishlist-toggle.tsx';

const intl = createShopIntl({ locale: 'en-US' });
await intl.load(wishlistMessages);

/** The shoe is on the list in the sizes 41 and 42. */
const items = ['41', '42'].map((size) => ({
  __typename: 'ConfigurableWishlistItem',
  id: `line-${size}`,
  product: { __typename: 'ConfigurableProduct', uid: 'MQ==', sku: 'shoe' },
  customizable_options: [],
  configurable_options: [{ configurable_product_option_value_uid: size }],
}));
const listed = {
  data: {
    customer: { __typename: 'Customer', wishlists: [{ __typename: 'Wishlist', id: '7', items_v2: { items } }] },
  },
};

const lostConnection = new TypeError('Failed to fetch');

/**
 * The toggle of the shoe in a size, for a signed-in customer. Requests for the choices wait until the test answers
 * them, except those that follow a change of the list.
 */
async function setUp(size: string) {
  const waiting: ((answer: object) => void)[] = [];
  const { client, sent } = fakeBackend(({ name }) => {
    if (name === 'getWishlistConfig') return { data: { storeConfig: { magento_wishlist_general_is_enabled: '1' } } };
    if (name === 'getWishlistSkus') return listed;
    if (name === 'RemoveFromWishlist') return { data: { removeProductsFromWishlist: { user_errors: [] } } };
    if (sent.some(({ name: earlier }) => earlier === 'RemoveFromWishlist')) return listed;
    return new Promise((resolve) => waiting.push(resolve));
  });
  const session = createSessionStore(memoryStorage());
  session.signIn('token');
  const ui = createUiStore();
  const options = { selectedOptions: [size] };
  render(
    <IntlProvider value={intl}>
      <UiStoreProvider value={ui}>
        <SessionProvider value={session}>
          <CommerceProvider client={client} cache={createQueryCache()} storeView="de" epoch={0}>
            <WishlistToggle sku="shoe" name="Boot" options={options} />
          </CommerceProvider>
        </SessionProvider>
      </UiStoreProvider>
    </IntlProvider>,
  );
  const toggle = await screen.findByRole('button', { name: 'On the wishlist: Boot', pressed: true });
  return {
    toggle,
    /** Answers the requests for the choices when there are as many. */
    answerChoices: async (count: number, answer: object) => {
      await waitFor(() => expect(waiting).toHaveLength(count));
      waiting.splice(0).forEach((resolve) => resolve(answer));
    },
    findMessage: (message: string) =>
      waitFor(() => expect(ui.toasts.getToasts().map((toast) => toast.message)).toEqual([message])),
    getRemoved: () => sent.filter(({ name }) => name === 'RemoveFromWishlist').map(({ variables }) => variables),
  };
}

describe('WishlistToggle', () => {
  it('removes only the line of its choice when it is clicked before the choices are known', async () => {
    const { toggle, answerChoices, findMessage, getRemoved } = await setUp('42');
    fireEvent.click(toggle);
    await answerChoices(2, listed);
    await findMessage('Boot is no longer on your wishlist.');
    expect(getRemoved()).toEqual([{ wishlistId: '7', itemIds: ['line-42'] }]);
  });

  it('removes nothing when its choice turns out not to be on the list', async () => {
    const { toggle, answerChoices, findMessage, getRemoved } = await setUp('43');
    fireEvent.click(toggle);
    await answerChoices(2, listed);
    await findMessage('Boot is no longer on your wishlist.');
    expect(getRemoved()).toEqual([]);
    await waitFor(() => expect(toggle.getAttribute('aria-pressed')).toBe('false'));
  });

  it('fetches the choices again when they had failed to load, and removes nothing when they fail again', async () => {
    const { toggle, answerChoices, findMessage, getRemoved } = await setUp('42');
    await answerChoices(1, lostConnection);
    fireEvent.click(toggle);
    await answerChoices(1, lostConnection);
    await findMessage('The wishlist could not be changed. Please try again.');
    expect(getRemoved()).toEqual([]);
    await waitFor(() => expect(toggle.getAttribute('aria-pressed')).toBe('true'));
  });

  it('removes only the line of its choice when the choices had failed to load', async () => {
    const { toggle, answerChoices, findMessage, getRemoved } = await setUp('41');
    await answerChoices(1, lostConnection);
    fireEvent.click(toggle);
    await answerChoices(1, listed);
    await findMessage('Boot is no longer on your wishlist.');
    expect(getRemoved()).toEqual([{ wishlistId: '7', itemIds: ['line-41'] }]);
  });
});

/** A line of the list with the boot. */
const bootLine = {
  __typename: 'SimpleWishlistItem',
  id: 'line-boot',
  product: { __typename: 'SimpleProduct', uid: 'Mg==', sku: 'boot' },
  customizable_options: [],
};
const getList = (lines: readonly object[]) => ({
  data: {
    customer: { __typename: 'Customer', wishlists: [{ __typename: 'Wishlist', id: '7', items_v2: { items: lines } }] },
  },
});

/** The toggle of the boot on a card, whose list is answered by pages; the first request is answered by the test. */
async function setUpCard(first: (body: object) => object | Promise<object>, pages: readonly (readonly object[])[]) {
  const { client, sent } = fakeBackend(({ name, variables }) => {
    if (name === 'getWishlistConfig') return { data: { storeConfig: { magento_wishlist_general_is_enabled: '1' } } };
    if (name === 'AddToWishlist') return { data: { addProductsToWishlist: { user_errors: [] } } };
    if (name === 'RemoveFromWishlist') return { data: { removeProductsFromWishlist: { user_errors: [] } } };
    const list = getList(pages[Number(variables['page'] ?? 1) - 1] ?? []);
    const isFirst = name === 'getWishlistSkus' && sent.filter((call) => call.name === name).length === 1;
    return isFirst ? first(list) : list;
  });
  const session = createSessionStore(memoryStorage());
  session.signIn('token');
  const ui = createUiStore();
  render(
    <IntlProvider value={intl}>
      <UiStoreProvider value={ui}>
        <SessionProvider value={session}>
          <CommerceProvider client={client} cache={createQueryCache()} storeView="de" epoch={0}>
            <WishlistToggle sku="boot" name="Boot" />
          </CommerceProvider>
        </SessionProvider>
      </UiStoreProvider>
    </IntlProvider>,
  );
  const toggle = await screen.findByRole('button', { name: 'On the wishlist: Boot', pressed: false });
  const hasSent = (name: string) => sent.some((call) => call.name === name);
  await waitFor(() => expect(hasSent('getWishlistSkus')).toBe(true));
  return { toggle, hasSent, isPressed: () => toggle.getAttribute('aria-pressed') === 'true', sent };
}

describe('WishlistToggle of a list that is not known', () => {
  it.each([
    ['is loading', () => new Promise<object>(() => undefined)],
    ['could not be loaded', () => lostConnection],
  ])('only shows a product that is on it when it %s', async (_, first) => {
    const { toggle, hasSent, isPressed, sent } = await setUpCard(first, [[bootLine]]);
    fireEvent.click(toggle);
    await waitFor(() => expect(sent.filter(({ name }) => name === 'getWishlistSkus').length).toBeGreaterThan(1));
    await waitFor(() => expect(isPressed()).toBe(true));
    expect(hasSent('AddToWishlist')).toBe(false);
  });

  it('adds a product that is not on it', async () => {
    const { toggle, hasSent } = await setUpCard(() => lostConnection, []);
    fireEvent.click(toggle);
    await waitFor(() => expect(hasSent('AddToWishlist')).toBe(true));
  });

  it('finds and removes a product behind the part that is requested', async () => {
    const many = Array.from({ length: 300 }, (_, index) => ({
      ...bootLine,
      id: `line-${index}`,
      product: { ...bootLine.product, uid: String(index), sku: `sku-${index}` },
    }));
    const { toggle, hasSent, isPressed, sent } = await setUpCard((list) => list, [many, [bootLine]]);
    fireEvent.click(toggle);
    await waitFor(() => expect(sent.filter(({ name }) => name === 'getWishlistSkus')).toHaveLength(2));
    expect([isPressed(), hasSent('AddToWishlist')]).toEqual([true, false]);
    await waitFor(() => {
      fireEvent.click(toggle);
      expect(hasSent('RemoveFromWishlist')).toBe(true);
    });
    expect(sent.find(({ name }) => name === 'RemoveFromWishlist')?.variables).toEqual({
      wishlistId: '7',
      itemIds: ['line-boot'],
    });
  });
});
