// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyAddress } from './address.ts';
import { createOrderStorage, type Receipt } from './create-order-storage.ts';
import { sentIntent as intent } from './testing/order-effects.ts';

const receipt: Receipt = {
  orderNumber: '000000042',
  placed: { cartId: 'cart1', signedIn: false, orderId: '42' },
  email: 'anna@example.pl',
  shippingAddress: { ...emptyAddress, firstname: 'Anna' },
};

const contents = {
  items: [
    {
      name: 'Witamina C 1000',
      quantity: 2,
      options: 'Malina',
      image: '/media/c.webp',
      price: '79,80 zł',
      sku: 'WIT-C',
      variant: 'Malina',
      total: { minor: 7980, currency: 'PLN' },
    },
  ],
  gift: null,
  delivery: 'Kurier',
  payment: 'Przelew',
  paymentCode: 'banktransfer',
  amounts: [{ id: 'total', label: 'Razem', value: '94,79 zł', total: true }],
};
const total = { minor: 8990, currency: 'PLN' };

const open = () => createOrderStorage(() => window.sessionStorage);

beforeEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
});

describe('createOrderStorage', () => {
  it('is empty at first', () => {
    expect(open().readIntent()).toBeNull();
    expect(open().readReceipt()).toBeNull();
  });

  it('keeps an intent after a reload until its outcome is known', () => {
    open().saveIntent(intent);
    expect(open().readIntent()).toEqual(intent);
    open().saveIntent(null);
    expect(open().readIntent()).toBeNull();
  });

  it('[CHK-28] keeps order id and shipping address of the receipt after a reload', () => {
    open().keepReceipt(receipt);
    expect(open().readReceipt()).toEqual(receipt);
    open().keepReceipt({ ...receipt, orderNumber: null });
    expect(open().readReceipt()?.orderNumber).toBeNull();
  });

  it('keeps ordered products and prices after a reload', () => {
    open().saveIntent({ ...intent, contents });
    expect(open().readIntent()?.contents).toEqual(contents);
    open().keepReceipt({ ...receipt, contents: { ...contents, total } });
    expect(open().readReceipt()?.contents).toEqual({ ...contents, total });
  });

  it('[CHK-15] removes the order with the receipt', () => {
    open().keepReceipt(receipt);
    open().keepReceipt(null);
    expect(open().readReceipt()).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });

  it('remembers until the receipt is removed that analytics have the order', () => {
    open().keepReceipt(receipt);
    expect(open().readReported()).toBeNull();
    open().saveReported('cart1');
    open().keepReceipt({ ...receipt, isShown: true });
    expect(open().readReported()).toBe('cart1');
    open().keepReceipt(null);
    expect(open().readReported()).toBeNull();
  });

  it('tells of a receipt only after it is stored, so that no listener can stop the order', async () => {
    const memory = open();
    const numbers: unknown[] = [];
    const unsubscribe = memory.subscribe(() => numbers.push(memory.readReceipt()?.orderNumber));
    memory.keepReceipt(receipt);
    expect(numbers).toEqual([]);
    await Promise.resolve();
    expect(numbers).toEqual(['000000042']);
    unsubscribe();
    memory.keepReceipt(null);
    await Promise.resolve();
    expect(numbers).toHaveLength(1);
  });

  it('lives as long as the document when session storage is blocked', () => {
    const memory = createOrderStorage(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    memory.saveIntent(intent);
    memory.keepReceipt(receipt);
    expect(memory.readIntent()).toEqual(intent);
    expect(memory.readReceipt()).toEqual(receipt);
    memory.saveIntent(null);
    expect(memory.readIntent()).toBeNull();
  });

  it('returns the newest value when the storage is full', () => {
    const memory = open();
    memory.saveIntent(intent);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    memory.saveIntent({ ...intent, id: 'attempt-2' });
    expect(memory.readIntent()?.id).toBe('attempt-2');
  });

  it.each([
    ['broken text', '{'],
    ['a number', '1'],
    ['an intent without a cart', JSON.stringify({ ...intent, cartId: undefined })],
    ['a total as text', JSON.stringify({ ...intent, total: '8990' })],
    ['contents without items', JSON.stringify({ ...intent, contents: { ...contents, items: null } })],
  ])('takes %s for no intent', (_, text) => {
    sessionStorage.setItem('witryna_order_intent', text);
    expect(open().readIntent()).toBeNull();
  });

  it.each([
    ['broken text', '{'],
    [
      'a receipt whose region has no name',
      JSON.stringify({ ...receipt, shippingAddress: { ...emptyAddress, region: 7 } }),
    ],
    ['a receipt without an address', JSON.stringify({ ...receipt, shippingAddress: null })],
    ['an order id of another kind', JSON.stringify({ ...receipt, orderNumber: 42 })],
    [
      'a product without a name',
      JSON.stringify({ ...receipt, contents: { ...contents, total, items: [{ quantity: 1 }] } }),
    ],
    [
      'a price without a currency',
      JSON.stringify({
        ...receipt,
        contents: { ...contents, total, items: [{ name: 'C', quantity: 1, total: { minor: 1 } }] },
      }),
    ],
    [
      'a picture that is no address',
      JSON.stringify({ ...receipt, contents: { ...contents, total, items: [{ name: 'C', quantity: 1, image: 7 }] } }),
    ],
    [
      'an amount without a name',
      JSON.stringify({ ...receipt, contents: { ...contents, total, amounts: [{ id: 'total', value: '1 zł' }] } }),
    ],
    ['no product at all', JSON.stringify({ ...receipt, contents: { ...contents, total, items: [null] } })],
    ['contents without a total', JSON.stringify({ ...receipt, contents })],
    ['a total without a currency', JSON.stringify({ ...receipt, contents: { ...contents, total: { minor: 1 } } })],
  ])('takes %s for no receipt', (_, text) => {
    sessionStorage.setItem('witryna_receipt', text);
    expect(open().readReceipt()).toBeNull();
  });
});
