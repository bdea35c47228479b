import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { CommerceError, RestError } from '../commerce/index.ts';
import { placeOrder, reconcile, reconcileWaits, type CartCheck, type OrderEffects, type OrderIntent } from './place-order.ts';

const intent: OrderIntent = {
  id: 'attempt-1',
  cartId: 'cart1',
  total: 8990,
  currency: 'PLN',
  lines: 'MQ==×2',
  startedAt: '2026-01-01T10:00:00.000Z',
};
const active = { status: 'active', total: 8990, currency: 'PLN', lines: 'MQ==×2', sellable: true } as const;
const gone = { status: 'inactive' } as const;
const missing = { status: 'missing' } as const;

const refusal = (status: number, message?: string) =>
  new RestError({ method: 'POST', url: '/rest/V1/carts/mine/payment-information', status, body: { message } });

type Step<Value> = Value | Error;

/** Effects that go through lists of answers, the last one from then on, and write down in which order they were used. */
function setUp(checks: readonly Step<CartCheck>[], send: Step<string> = '000000042') {
  const calls: string[] = [];
  const kept: (OrderIntent | null)[] = [];
  let looks = 0;
  const settle = <Value>(step: Step<Value> | undefined): Promise<Value> => {
    if (step === undefined) throw new Error('There is no answer.');
    return step instanceof Error ? Promise.reject(step) : Promise.resolve(step);
  };
  const effects: OrderEffects = {
    checkCart: (cartId) => {
      calls.push(`check ${cartId}`);
      looks += 1;
      return settle(checks[Math.min(looks, checks.length) - 1]);
    },
    send: () => {
      calls.push('send');
      return settle(send);
    },
    wait: (milliseconds) => {
      calls.push(`wait ${milliseconds}`);
      return Promise.resolve();
    },
    keep: (value) => {
      calls.push(value ? 'keep' : 'forget');
      kept.push(value);
    },
  };
  return { effects, calls, kept };
}

describe('placeOrder', () => {
  it('writes the intent down, looks at the cart, sends once and forgets the intent', async () => {
    const { effects, calls, kept } = setUp([active]);
    await expect(placeOrder(intent, effects)).resolves.toEqual({ type: 'placed', orderId: '000000042' });
    expect(calls).toEqual(['keep', 'check cart1', 'send', 'forget']);
    expect(kept).toEqual([intent, null]);
  });

  it.each([
    ['another total', { ...active, total: 8991 }],
    ['another currency', { ...active, currency: 'EUR' }],
    ['other lines', { ...active, lines: 'MQ==×3' }],
    ['a line that cannot be bought', { ...active, sellable: false }],
  ])('[RSK-02] sends nothing for a cart with %s', async (_, cart) => {
    const { effects, calls } = setUp([cart]);
    await expect(placeOrder(intent, effects)).resolves.toEqual({ type: 'changed' });
    expect(calls).toEqual(['keep', 'check cart1', 'forget']);
  });

  it('sends nothing when the cart cannot be read first', async () => {
    const { effects, calls } = setUp([new CommerceError('network')]);
    await expect(placeOrder(intent, effects)).resolves.toEqual({ type: 'not-placed' });
    expect(calls).toEqual(['keep', 'check cart1', 'forget']);
  });

  it('[RSK-02] takes a cart that is not active before sending for one that was ordered in another tab, and sends nothing', async () => {
    const { effects, calls } = setUp([gone]);
    await expect(placeOrder(intent, effects)).resolves.toEqual({ type: 'received' });
    expect(calls).not.toContain('send');
  });

  it('[RSK-02] tells of no order when the cart was missing before sending', async () => {
    const { effects, calls } = setUp([missing]);
    await expect(placeOrder(intent, effects)).resolves.toEqual({ type: 'changed' });
    expect(calls).toEqual(['keep', 'check cart1', 'forget']);
  });

  it('[RSK-02] gives a refusal of the backend with its words', async () => {
    const { effects, calls } = setUp([active], refusal(400, 'Płatność została odrzucona.'));
    await expect(placeOrder(intent, effects)).resolves.toEqual({ type: 'refused', message: 'Płatność została odrzucona.' });
    expect(calls).toEqual(['keep', 'check cart1', 'send', 'forget']);
  });

  it('gives a refusal without words', async () => {
    const { effects } = setUp([active], refusal(422));
    await expect(placeOrder(intent, effects)).resolves.toEqual({ type: 'refused', message: undefined });
  });

  it.each([
    ['a lost connection', new CommerceError('network')],
    ['no answer in time', new CommerceError('timeout')],
    ['a page instead of an answer', new CommerceError('unavailable', { status: 503 })],
    ['status 500', refusal(500, 'Internal Error')],
    ['status 404', refusal(404, 'No such entity with %fieldName = %fieldValue')],
    ['status 408', refusal(408)],
    ['a cart that is not active', refusal(400, "The cart isn't active.")],
    ['a cart that is not found', refusal(400, 'Could not find a cart with ID "x"')],
    ['an answer of another shape', new Error('The answer is no order id.')],
  ])('[RSK-02] lets the cart tell after %s', async (_, failure) => {
    const ordered = setUp([active, gone], failure);
    await expect(placeOrder(intent, ordered.effects)).resolves.toEqual({ type: 'received' });
    expect(ordered.calls).toEqual(['keep', 'check cart1', 'send', 'wait 1000', 'check cart1', 'forget']);

    const untouched = setUp([active], failure);
    await expect(placeOrder(intent, untouched.effects)).resolves.toEqual({ type: 'not-placed' });
    expect(untouched.calls.filter((call) => call === 'send')).toHaveLength(1);

    const unreachable = setUp([active, new CommerceError('network')], failure);
    await expect(placeOrder(intent, unreachable.effects)).resolves.toEqual({ type: 'unknown' });
    expect(unreachable.kept).toEqual([intent]);
  });

  it('[RSK-02] sends at most once, never for a changed or missing cart, and forgets exactly what is certain', async () => {
    const cart = fc.oneof(
      fc.constant(active),
      fc.constantFrom(gone, missing),
      fc.constantFrom({ ...active, total: 1 }, { ...active, lines: '' }, { ...active, sellable: false }),
    );
    const failure = fc.oneof(
      fc.constantFrom(new CommerceError('network'), new CommerceError('timeout'), new Error('broken')),
      fc.integer({ min: 400, max: 599 }).map((status) => refusal(status, 'No.')),
    );
    const checks = fc.array(fc.oneof(cart, fc.constant(new CommerceError('network'))), { minLength: 1, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(checks, fc.oneof(fc.constant('42'), failure), async (looks, send) => {
        const { effects, calls, kept } = setUp(looks, send);
        const outcome = await placeOrder(intent, effects);

        const sent = calls.filter((call) => call === 'send').length;
        expect(sent).toBe(looks[0] === active ? 1 : 0);
        expect(calls.slice(0, 2)).toEqual(['keep', 'check cart1']);
        expect(kept).toEqual(outcome.type === 'unknown' ? [intent] : [intent, null]);
        if (outcome.type === 'placed') expect(send).toBe(outcome.orderId);
        if (outcome.type === 'refused') expect(send).toBeInstanceOf(RestError);
        if (outcome.type === 'received') expect(looks.some((look) => look === gone || look === missing)).toBe(true);
      }),
    );
  });
});

describe('reconcile', () => {
  it('looks after 1, 2, 4, 8 and 15 seconds and then leaves the outcome open', async () => {
    const { effects, calls, kept } = setUp([new CommerceError('network')]);
    await expect(reconcile(intent, effects)).resolves.toEqual({ type: 'unknown' });
    expect(calls.filter((call) => call.startsWith('wait'))).toEqual(['wait 1000', 'wait 2000', 'wait 4000', 'wait 8000', 'wait 15000']);
    expect(reconcileWaits).toHaveLength(5);
    expect(kept).toEqual([]);
  });

  it('trusts an active cart only when it is active twice', async () => {
    const late = setUp([active, gone]);
    await expect(reconcile(intent, late.effects)).resolves.toEqual({ type: 'received' });
    const still = setUp([active, active]);
    await expect(reconcile(intent, still.effects)).resolves.toEqual({ type: 'not-placed' });
    expect(still.kept).toEqual([null]);
  });

  it('goes on looking when the backend cannot be asked for a while', async () => {
    const { effects, calls } = setUp([new CommerceError('network'), new CommerceError('timeout'), gone]);
    await expect(reconcile(intent, effects)).resolves.toEqual({ type: 'received' });
    expect(calls.filter((call) => call.startsWith('check'))).toHaveLength(3);
  });

  it('needs no way to send', async () => {
    const { effects } = setUp([gone]);
    const send = vi.spyOn(effects, 'send');
    await reconcile(intent, effects);
    expect(send).not.toHaveBeenCalled();
  });
});
