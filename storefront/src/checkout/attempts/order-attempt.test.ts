import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mapBackingStore, memoryStorage } from '../../testing/index.ts';
import { createStorage, storageKeys } from '../../commerce/index.ts';
import type { CartCheck } from '../order-types.ts';
import { lookForOrders } from './look-for-order.ts';
import {
  attemptLifetime,
  currentAttempts,
  isAttempts,
  judgeAttempt,
  lastArrival,
  markSession,
  getOrderNotice,
  reduceAttempts,
  type AttemptEvent,
  type OrderAttempt,
} from './order-attempt.ts';
import { createOrderAttempts } from './order-attempts.ts';

const start = Date.parse('2026-11-21T10:00:00Z');
const active: CartCheck = { status: 'active', total: 8990, currency: 'PLN', lines: 'MQ==×2', sellable: true };
const guestSends = { type: 'send', cartId: 'cart1', session: null, previousOrder: null } as const;
const guestReads = (now = start) => ({ session: null, ownCart: null, now });

/** Returns the only attempt after events that are one second apart. */
function attemptAfter(...events: readonly AttemptEvent[]): OrderAttempt | undefined {
  return events.reduce<readonly OrderAttempt[]>(
    (attempts, event, index) => reduceAttempts(attempts, event, start + index * 1000),
    [],
  )[0];
}

function sentAttempt(overrides: Partial<OrderAttempt> = {}): OrderAttempt {
  const attempt = attemptAfter(guestSends);
  if (!attempt) throw new Error('There is no attempt.');
  return { ...attempt, ...overrides };
}

describe('reduceAttempts', () => {
  it('removes an order once it was shown, and not before', () => {
    const place = { type: 'place', cartId: 'cart1', session: null, orderId: '42', orderNumber: '000000042' } as const;
    expect(attemptAfter(guestSends, place)).toMatchObject({ state: 'placed', orderId: '42', orderNumber: '000000042' });
    expect(attemptAfter(guestSends, place, { type: 'show', cartId: 'other' })).toMatchObject({ state: 'placed' });
    expect(attemptAfter(guestSends, place, { type: 'show', cartId: 'cart1' })).toBeUndefined();
    expect(attemptAfter(guestSends, { type: 'show', cartId: 'cart1' })).toMatchObject({ state: 'sent' });
  });

  it('keeps an order that was reported as not placed, because it may still arrive', () => {
    const fail = { type: 'fail', cartId: 'cart1', isFinal: false } as const;
    const shown = attemptAfter(guestSends, fail, { type: 'show', cartId: 'cart1' });
    expect(shown).toMatchObject({ state: 'not-placed', isShown: true });
    expect(currentAttempts(shown ? [shown] : [], start + lastArrival - 1)).toHaveLength(1);
    expect(currentAttempts(shown ? [shown] : [], start + lastArrival)).toEqual([]);
    expect(attemptAfter(guestSends, { ...fail, isFinal: true }, { type: 'show', cartId: 'cart1' })).toBeUndefined();
  });

  it('never reverts a placed order', () => {
    const place = { type: 'place', cartId: 'cart1', session: null, orderId: null, orderNumber: null } as const;
    expect(attemptAfter(guestSends, place, { type: 'fail', cartId: 'cart1', isFinal: true })).toMatchObject({
      state: 'placed',
    });
  });

  it('keeps known fields when it is placed again with fewer', () => {
    const place = { type: 'place', cartId: 'cart1', session: null, orderId: '42', orderNumber: '000000042' } as const;
    expect(attemptAfter(guestSends, place, { ...place, orderId: null, orderNumber: null })).toMatchObject({
      orderId: '42',
      orderNumber: '000000042',
    });
  });
});

describe('getOrderNotice', () => {
  it('reports a customer’s order in that session only', () => {
    const attempt = sentAttempt({ session: markSession('a'.repeat(32)), state: 'placed', orderNumber: '000000042' });
    expect(getOrderNotice(attempt, { ...guestReads(), session: markSession('a'.repeat(32)) })).toBe('placed');
    expect(getOrderNotice(attempt, { ...guestReads(), session: markSession('b'.repeat(32)) })).toBeNull();
    expect(getOrderNotice(attempt, guestReads())).toBeNull();
  });

  it('leaves a pending payment to its tab until the payment times out', () => {
    const attempt = sentAttempt({ state: 'unpaid', orderId: '42' });
    expect(getOrderNotice(attempt, guestReads(start + 14 * 60_000))).toBeNull();
    expect(getOrderNotice(attempt, { ...guestReads(), ownCart: 'cart1' })).toBe('unpaid');
    expect(getOrderNotice(attempt, guestReads(start + 15 * 60_000))).toBe('unpaid');
  });
});

describe('judgeAttempt', () => {
  it('[RSK-02] accepts an active cart as proof only after 30 s, or once no order can arrive any more', () => {
    const looked = sentAttempt({ lookedAt: start + 90_000 });
    const look = { cart: active, newestOrder: null };
    expect(judgeAttempt(looked, look, start + 119_999)).toBeNull();
    expect(judgeAttempt(looked, look, start + 120_000)).toEqual({ type: 'fail', cartId: 'cart1', isFinal: false });
    expect(judgeAttempt(sentAttempt(), look, start + lastArrival - 1)).toBeNull();
    expect(judgeAttempt(sentAttempt(), look, start + lastArrival)).toMatchObject({ type: 'fail' });
  });

  it('returns null for a cart that cannot be fetched', () => {
    expect(
      judgeAttempt(sentAttempt({ lookedAt: start }), { cart: null, newestOrder: null }, start + attemptLifetime),
    ).toBeNull();
  });

  it('requires a customer’s order in the order list', () => {
    const attempt = sentAttempt({ session: 'x', previousOrder: '000000041' });
    const cart: CartCheck = { status: 'inactive' };
    expect(judgeAttempt(attempt, { cart, newestOrder: '000000041' }, start)).toBeNull();
    expect(judgeAttempt(attempt, { cart, newestOrder: null }, start)).toBeNull();
    expect(judgeAttempt(attempt, { cart, newestOrder: '000000042' }, start)).toMatchObject({
      type: 'place',
      orderNumber: '000000042',
    });
    expect(
      judgeAttempt({ ...attempt, lookedAt: start }, { cart: active, newestOrder: '000000042' }, start + lastArrival),
    ).toBeNull();
  });

  it('treats an unpaid order as canceled when its cart is active again', () => {
    expect(
      judgeAttempt(sentAttempt({ state: 'unpaid', orderId: '42' }), { cart: active, newestOrder: null }, start),
    ).toEqual({ type: 'fail', cartId: 'cart1', isFinal: true });
    expect(
      judgeAttempt(
        sentAttempt({ state: 'unpaid', orderId: '42' }),
        { cart: { status: 'inactive' }, newestOrder: null },
        start,
      ),
    ).toBeNull();
  });
});

describe('stored attempts', () => {
  it('[RSK-14] contain no personal data and expire after a day', () => {
    const items = new Map<string, string>();
    let now = start;
    const attempts = createOrderAttempts(createStorage({ backing: mapBackingStore(items), now: () => now }), () => now);
    attempts.dispatch(guestSends);
    attempts.dispatch({ type: 'place', cartId: 'cart1', session: null, orderId: '42', orderNumber: '000000042' });
    expect(Object.keys(attempts.read()[0] ?? {}).sort()).toEqual([
      'cartId',
      'isShown',
      'lookedAt',
      'orderId',
      'orderNumber',
      'previousOrder',
      'sentAt',
      'session',
      'state',
    ]);
    now += attemptLifetime - 1;
    expect(attempts.read()).toHaveLength(1);
    now += 1;
    expect(attempts.read()).toEqual([]);
  });

  it('are ignored when they have another format', () => {
    for (const damaged of [
      null,
      {},
      'x',
      [{}],
      [sentAttempt({ cartId: 'x'.repeat(65) })],
      [{ ...sentAttempt(), state: 'gone' }],
      [{ ...sentAttempt(), sentAt: null }],
      Array(6).fill(sentAttempt()),
    ]) {
      expect(isAttempts(damaged)).toBe(false);
    }
    expect(isAttempts([sentAttempt()])).toBe(true);
  });

  it('[CHK-29] remove a customer’s attempts and keep those of guests', () => {
    const storage = memoryStorage();
    const attempts = createOrderAttempts(storage);
    attempts.dispatch(guestSends);
    attempts.dispatch({ ...guestSends, cartId: 'cart2', session: 'x' });
    attempts.clear('customers');
    expect(attempts.read().map(({ cartId }) => cartId)).toEqual(['cart1']);
    attempts.clear('all');
    expect(storage.keys()).not.toContain(storageKeys.orderAttempts);
  });

  it('notify listeners of every change and of nothing else', () => {
    const attempts = createOrderAttempts(memoryStorage());
    let heard = 0;
    const stop = attempts.subscribe(() => (heard += 1));
    attempts.dispatch({ type: 'show', cartId: 'cart1' });
    expect(heard).toBe(0);
    attempts.dispatch(guestSends);
    attempts.dispatch({ type: 'look', cartId: 'cart1' });
    attempts.dispatch({ type: 'look', cartId: 'cart1' });
    expect(heard).toBe(2);
    stop();
    attempts.clear('all');
    expect(heard).toBe(2);
  });
});

/** Events around one order, in any sequence. */
const happenings = [
  'send',
  'commit',
  'answer',
  'close',
  'look',
  'fail to look',
  'see',
  'wait 1 s',
  'wait 20 s',
  'wait 2 min',
] as const;

describe('an order and the pages that come after it', () => {
  it('[RSK-01] [RSK-02] is reported as placed exactly once if it was, and never if it was not', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...happenings), { maxLength: 25 }),
        fc.boolean(),
        async (sequence, isCustomer) => {
          let now = start;
          const session = isCustomer ? 'x' : null;
          const items = new Map<string, string>();
          // Each page opens the storage again: only stored data is left of the previous page.
          const open = () =>
            createOrderAttempts(createStorage({ backing: mapBackingStore(items), now: () => now }), () => now);
          /** Page that sends the order; null before, and after it was closed. */
          const world: { page: 'sending' | 'told' | null; sentAt: number | null; isCommitted: boolean } = {
            page: null,
            sentAt: null,
            isCommitted: false,
          };
          let toldPlaced = 0;

          const look = async (isReadable: boolean) => {
            const unreadable = () => Promise.reject(new Error('The backend cannot be reached.'));
            await lookForOrders({
              attempts: open(),
              backend: {
                checkCart: isReadable
                  ? () => Promise.resolve(world.isCommitted ? { status: 'inactive' } : active)
                  : unreadable,
                newestOrder: isReadable ? () => Promise.resolve(world.isCommitted ? '000000042' : '') : unreadable,
                orderNumber: isReadable ? () => Promise.resolve(world.isCommitted ? '000000042' : null) : unreadable,
              },
              reader: () => ({ session, ownCart: null, now }),
              isOrdering: () => Promise.resolve(world.page === 'sending'),
              onPlaced: () => undefined,
            });
          };
          const see = () => {
            const attempts = open();
            const [attempt] = attempts.read();
            const notice =
              attempt && world.page !== 'sending' ? getOrderNotice(attempt, { session, ownCart: null, now }) : null;
            if (notice === 'placed') {
              expect(world.isCommitted).toBe(true);
              toldPlaced += 1;
            }
            if (notice === 'not-placed') expect(world.isCommitted && now - (attempt?.sentAt ?? 0) < 30_000).toBe(false);
            if (notice) attempts.dispatch({ type: 'show', cartId: 'cart1' });
          };

          const happen = async (what: (typeof happenings)[number]) => {
            switch (what) {
              case 'send':
                if (world.sentAt !== null) return;
                open().dispatch({ type: 'send', cartId: 'cart1', session, previousOrder: isCustomer ? '' : null });
                Object.assign(world, { page: 'sending', sentAt: now });
                return;
              case 'commit':
                // No backend is slower than that.
                if (world.sentAt !== null && now - world.sentAt < lastArrival - 1000) world.isCommitted = true;
                return;
              case 'answer':
                if (world.page !== 'sending' || !world.isCommitted) return;
                open().dispatch({ type: 'place', cartId: 'cart1', session, orderId: '42', orderNumber: null });
                world.page = 'told';
                return;
              case 'close':
                if (world.page !== null) world.page = null;
                return;
              case 'look':
                return look(true);
              case 'fail to look':
                return look(false);
              case 'see':
                see();
                return;
              case 'wait 1 s':
                now += 1000;
                return;
              case 'wait 20 s':
                now += 20_000;
                return;
              case 'wait 2 min':
                now += 120_000;
            }
          };
          for (const what of sequence) {
            await happen(what);
            expect(toldPlaced).toBeLessThanOrEqual(1);
          }

          // Finally, all pages of the order are closed, and the shopper opens another page.
          world.page = null;
          for (let count = 0; count < 60 && now < (world.sentAt ?? 0) + attemptLifetime - 3600_000; count += 1) {
            await look(true);
            see();
            now += 10_000;
          }
          expect(toldPlaced).toBe(world.isCommitted ? 1 : 0);
          expect(open().read()).toEqual([]);
        },
      ),
      { seed: 20261121, numRuns: 2000 },
    );
  });
});
