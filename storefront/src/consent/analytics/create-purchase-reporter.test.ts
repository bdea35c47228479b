import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyAddress, type Receipt } from '../../checkout/index.ts';
import { createPurchaseReporter } from './create-purchase-reporter.ts';

const receipt: Receipt = {
  orderNumber: '000000042',
  placed: { cartId: 'cart1', signedIn: false, orderId: '42' },
  email: 'anna@example.pl',
  shippingAddress: emptyAddress,
  contents: {
    items: [{ name: 'Shoe', quantity: 2, sku: 'shoe', variant: '42', total: { minor: 3998, currency: 'EUR' } }],
    gift: null,
    delivery: 'Courier',
    payment: 'Transfer',
    total: { minor: 4497, currency: 'EUR' },
  },
};
const purchase = {
  event: 'purchase',
  transaction_id: '000000042',
  currency: 'EUR',
  value: 44.97,
  items: [{ item_id: 'shoe', item_name: 'Shoe', item_variant: '42', price: 19.99, quantity: 2 }],
};

/** A tab with a receipt, whose page can load again. */
function setUp(first: Receipt | null) {
  const stored: { receipt: Receipt | null; reported: string | null } = { receipt: first, reported: null };
  const send = vi.fn<(event: object) => void>();
  const load = () =>
    createPurchaseReporter(
      {
        readReceipt: () => stored.receipt,
        readReported: () => stored.reported,
        saveReported: (cartId) => {
          stored.reported = cartId;
        },
      },
      send,
    );
  return { stored, send, load };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('createPurchaseReporter', () => {
  it('sends what was ordered once, also when the page is loaded or seen again', () => {
    const { send, load } = setUp(receipt);
    const reporter = load();
    reporter.report();
    reporter.report();
    load().report();
    expect(send.mock.calls).toEqual([[purchase]]);
  });

  it('sends the next order of the tab', () => {
    const { stored, send, load } = setUp(receipt);
    const reporter = load();
    reporter.report();
    stored.receipt = { ...receipt, orderNumber: '000000043', placed: { cartId: 'b', signedIn: false, orderId: '43' } };
    reporter.report();
    expect(send.mock.calls).toEqual([[purchase], [{ ...purchase, transaction_id: '000000043' }]]);
  });

  it('waits for the number of the order', () => {
    const { stored, send, load } = setUp({ ...receipt, orderNumber: null });
    const reporter = load();
    reporter.report();
    vi.advanceTimersByTime(3000);
    expect(send).not.toHaveBeenCalled();
    stored.receipt = receipt;
    reporter.report();
    vi.runAllTimers();
    expect(send.mock.calls).toEqual([[purchase]]);
  });

  it('sends the id of an order whose number stays unknown', () => {
    const { send, load } = setUp({ ...receipt, orderNumber: null });
    const reporter = load();
    reporter.report();
    reporter.report();
    vi.runAllTimers();
    expect(send.mock.calls).toEqual([[{ ...purchase, transaction_id: '42' }]]);
  });

  it('sends nothing after it was stopped', () => {
    const { send, load } = setUp({ ...receipt, orderNumber: null });
    const reporter = load();
    reporter.report();
    reporter.stop();
    vi.runAllTimers();
    expect(send).not.toHaveBeenCalled();
  });

  it('does not send an event again that failed on its way', () => {
    const { send, load } = setUp(receipt);
    const reporter = load();
    send.mockImplementationOnce(() => {
      throw new Error('No tag manager.');
    });
    expect(reporter.report).toThrow('No tag manager.');
    reporter.report();
    expect(send).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['no receipt', null],
    ['a receipt without what was ordered', { ...receipt, contents: undefined }],
    [
      'a receipt of an earlier release without SKUs',
      { ...receipt, contents: receipt.contents && { ...receipt.contents, items: [{ name: 'Shoe', quantity: 2 }] } },
    ],
    [
      'an order without number and id',
      { ...receipt, orderNumber: null, placed: { cartId: 'cart1', signedIn: false, orderId: null } },
    ],
  ])('sends nothing for %s', (_, first) => {
    const { send, load } = setUp(first === null ? null : toReceipt(first));
    load().report();
    vi.runAllTimers();
    expect(send).not.toHaveBeenCalled();
  });
});

/** Leaves out what is undefined. */
function toReceipt({ contents, ...rest }: Omit<Receipt, 'contents'> & { contents?: Receipt['contents'] | undefined }) {
  return { ...rest, ...(contents && { contents }) };
}
