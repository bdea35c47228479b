import { describe, expect, it } from 'vitest';
import { createQueryCache, readQuery, type CacheAccess } from '../commerce/index.ts';
import { createCartIdStore } from '../cart-id/index.ts';
import { createShopIntl } from '../i18n/index.ts';
import { createUiStore } from '../platform/layout/ui-store.ts';
import { fakeBackend, graphqlError, memoryStorage, type FakeHandler } from '../testing/index.ts';
import { addingMessages } from './adding/messages.ts';
import { handleAddToCart } from './add-to-cart.ts';
import { cartDetailsQuery } from './cart-details-query.ts';
import { pendingMutations } from './pending-mutations.ts';

const cart = {
  __typename: 'Cart',
  id: 'cart1',
  total_quantity: 2,
  applied_coupons: null,
  items: [],
  prices: null,
  shipping_addresses: [],
};
const added = { data: { addProductsToCart: { cart, user_errors: [] } } };
const rejected = {
  data: { addProductsToCart: { cart, user_errors: [{ code: 'INSUFFICIENT_STOCK', message: 'Only 2 left.' }] } },
};
const scope = { storeView: 'pl', epoch: 0 };

async function click(handler: FakeHandler, opensMiniCart: boolean, locale = 'en_US', selectedOption?: string) {
  const { client } = fakeBackend(handler);
  const store = createCartIdStore(memoryStorage());
  store.set('cart1');
  const [ui, cache] = [createUiStore(), createQueryCache()];
  const shopIntl = createShopIntl({ locale });
  await shopIntl.load(addingMessages);
  /** Keys that were written, each with the number of pending mutations at that moment. */
  const written: [unknown, number][] = [];
  const access: CacheAccess = {
    cache,
    mutate: (key: unknown) => {
      if (Array.isArray(key)) written.push([key[1], pendingMutations.getState().pending.length]);
      return Promise.resolve([]);
    },
  };
  const done = handleAddToCart({
    product: { sku: 'D3', name: 'Vitamin D3' },
    quantity: 2,
    options: [],
    ...(selectedOption !== undefined && { choice: { sku: 'D3', quantity: 2, selectedOptions: [selectedOption] } }),
    opensMiniCart,
    loadMessages: shopIntl.load,
    context: { client, scope, access, store },
    ui,
    intl: shopIntl.intl,
  });
  const before = { panel: ui.getPanel(), pending: pendingMutations.getState().pending };
  await done;
  const toasts = ui.toasts.getToasts().map(({ type, message }) => [type, message]);
  const [{ actionText, onAction } = {}] = ui.toasts.getToasts();
  const panel = ui.getPanel();
  return { before, written, cache, panel, pending: pendingMutations.getState().pending, toasts, actionText, onAction };
}

describe('handleAddToCart', () => {
  it('opens the mini cart before the response, with the line', async () => {
    const { before, panel, pending, toasts } = await click(() => added, true);
    expect(before.panel).toBe('mini-cart');
    expect(before.pending).toMatchObject([{ kind: 'add', choice: { sku: 'D3', quantity: 2 } }]);
    expect(panel).toBe('mini-cart');
    expect(pending).toEqual([]);
    expect(toasts).toEqual([]);
  });

  it('shows a toast with the count of the response where the page stays', async () => {
    const { before, panel, toasts } = await click(() => added, false);
    expect([before.panel, panel]).toEqual([null, null]);
    expect(toasts).toEqual([['success', 'Added: Vitamin D3. 2 products in the cart.']]);
  });

  it.each([
    ['is rejected', rejected, ['warning', 'Only 2 left.']],
    [
      'fails',
      { data: { addProductsToCart: null }, errors: [graphqlError('No such product.', 'graphql-no-such-entity')] },
      ['error', 'No such product.'],
    ],
    [
      'gets no response',
      new TypeError('no connection'),
      ['error', 'We could not reach the shop. Check your connection and try again.'],
    ],
  ])('closes the mini cart and says why when the product %s', async (_, response, toast) => {
    const { panel, pending, toasts } = await click(() => response, true);
    expect(panel).toBeNull();
    expect(pending).toEqual([]);
    expect(toasts).toEqual([toast]);
  });

  it('gives the reason of an untranslated Magento in the language of the shop, with what to do', async () => {
    const error = { code: 'INSUFFICIENT_STOCK', message: 'The requested qty is not available' };
    const { toasts } = await click(
      () => ({ data: { addProductsToCart: { cart, user_errors: [error] } } }),
      false,
      'de_DE',
    );
    expect(toasts).toEqual([['warning', expect.stringMatching(/^Diese Menge haben wir nicht auf Lager\. Wählen Sie/)]]);
  });

  it('offers the smallest quantity, which Magento before 2.4.8 names in its refusal only', async () => {
    const sent: unknown[] = [];
    const { actionText, onAction, toasts } = await click(({ variables }) => {
      sent.push(variables['product']);
      const error = { code: 'INSUFFICIENT_STOCK', message: 'The fewest you may purchase is 6.' };
      return sent.length > 1 ? added : { data: { addProductsToCart: { cart, user_errors: [error] } } };
    }, false);
    expect(toasts).toEqual([['warning', 'The smallest quantity of this product is 6.']]);
    expect(actionText).toBe('Add 6');
    onAction?.();
    await expect.poll(() => sent).toMatchObject([{ quantity: 2 }, { sku: 'D3', quantity: 6 }]);
  });

  it('offers no other quantity of a bundle, whose part may be the reason', async () => {
    const error = { code: 'INSUFFICIENT_STOCK', message: 'The fewest you may purchase is 6.' };
    const response = { data: { addProductsToCart: { cart, user_errors: [error] } } };
    const { actionText, toasts } = await click(() => response, false, 'en_US', btoa('bundle/1/2/1'));
    expect(toasts).toHaveLength(1);
    expect(actionText).toBeUndefined();
  });

  it('caches the cart of the response when none is cached, in one step with the mutation', async () => {
    const { written, cache } = await click(() => added, false);
    expect(written).toEqual([['getCartDetails', 1]]);
    expect(readQuery(cache, scope, cartDetailsQuery, { cartId: 'cart1' })).toBeUndefined();
  });
});
