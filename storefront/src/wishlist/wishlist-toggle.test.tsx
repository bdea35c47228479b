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
