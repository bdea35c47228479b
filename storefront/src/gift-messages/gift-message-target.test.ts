import { describe, expect, it } from 'vitest';
import { toGiftMessageTargets } from './gift-message-target.ts';

type Response = Parameters<typeof toGiftMessageTargets>[0];
type Item = NonNullable<NonNullable<NonNullable<Response['cart']>['items']>[number]>;

const message = { from: 'Jan', to: 'Anna', message: 'Alles Gute!' };
const line = (uid: string, available: unknown, own: typeof message | null = null): Item => {
  const product = { __typename: 'SimpleProduct' as const, uid, name: `Shoe ${uid}`, gift_message_available: true };
  return {
    __typename: 'SimpleCartItem',
    uid,
    quantity: 2,
    // Magento before 2.4.8 answers a text or null.
    product: Object.assign(product, { gift_message_available: available }),
    gift_message: own,
  };
};
const cart = (items: (Item | null)[], isVirtual = false): Response => ({
  cart: { __typename: 'Cart', id: 'c', is_virtual: isVirtual, gift_message: message, items },
});
const uids = (response: Response, lines: boolean) =>
  toGiftMessageTargets(response, { order: false, lines }).flatMap((target) =>
    target.type === 'line' ? [target.uid] : [],
  );

describe('toGiftMessageTargets', () => {
  it('returns the order and its lines with their messages', () => {
    expect(toGiftMessageTargets(cart([line('1', true, message), null]), { order: true, lines: true })).toEqual([
      { type: 'order', message },
      { type: 'line', uid: '1', product: 'Shoe 1', message },
    ]);
  });

  it('names a product as the merchant wrote it', () => {
    const { product, ...wheel } = line('1', true);
    const named: Item = { ...wheel, product: { ...product, name: 'Wheel 27.5&quot;' } };
    expect(toGiftMessageTargets(cart([named]), { order: false, lines: true })).toMatchObject([
      { product: 'Wheel 27.5"' },
    ]);
  });

  it('names the variant of a line, so that two of one product differ', () => {
    const large: Item = {
      ...line('1', true),
      __typename: 'ConfigurableCartItem',
      configurable_options: [{ value_label: '42' }, null],
      gift_message: null,
    };
    expect(toGiftMessageTargets(cart([large]), { order: false, lines: true })).toMatchObject([
      { product: 'Shoe 1, 42' },
    ]);
  });

  it('follows the settings of the product and of the store, as each release of Magento has them', () => {
    const items = [true, false, '1', '0', '2', '', null].map((setting, index) => line(String(index), setting));
    expect(uids(cart(items), true)).toEqual(['0', '2', '4', '5', '6']);
    expect(uids(cart(items), false)).toEqual(['0']);
  });

  it('returns no order of which nothing is shipped, and no lines of products that are not shipped', () => {
    const download: Item = {
      __typename: 'DownloadableCartItem',
      uid: '9',
      quantity: 1,
      product: { __typename: 'DownloadableProduct', uid: '9', name: 'Guide', gift_message_available: true },
    };
    expect(toGiftMessageTargets(cart([download], true), { order: true, lines: true })).toEqual([]);
  });

  it('returns nothing without a cart', () => {
    expect(toGiftMessageTargets({ cart: null }, { order: true, lines: true })).toEqual([]);
  });
});
