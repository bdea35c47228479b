import { describe, expect, it, vi } from 'vitest';
import { CommerceError } from '../commerce/index.ts';
import { reconcileDelays, reconcileOrder } from './reconcile-order.ts';
import { active, gone, intent, sentIntent, setUpOrderEffects } from './testing/order-effects.ts';

describe('reconcileOrder', () => {
  it('fetches the cart after 1, 2, 4, 8 and 15 seconds and then returns an unknown outcome', async () => {
    const { effects, calls, kept } = setUpOrderEffects([new CommerceError('network')]);
    await expect(reconcileOrder(intent, effects)).resolves.toEqual({ type: 'unknown' });
    expect(calls.filter((call) => call.startsWith('wait'))).toEqual([
      'wait 1000',
      'wait 2000',
      'wait 4000',
      'wait 8000',
      'wait 15000',
    ]);
    expect(reconcileDelays).toHaveLength(5);
    expect(kept).toEqual([]);
  });

  it.each([
    ['answered', ['wait 1000', 'wait 2000']],
    ['cut', ['wait 1000', 'wait 2000', 'wait 4000', 'wait 8000', 'wait 15000']],
  ] as const)(
    'accepts an active cart as proof only once a request that was %s can no longer be processed',
    async (lost, waits) => {
      const still = setUpOrderEffects([active]);
      await expect(reconcileOrder(sentIntent, still.effects, lost)).resolves.toEqual({ type: 'not-placed' });
      expect(still.calls.filter((call) => call.startsWith('wait'))).toEqual(waits);
      expect(still.kept).toEqual([]);
      const late = setUpOrderEffects([active, gone]);
      await expect(reconcileOrder(sentIntent, late.effects, lost)).resolves.toEqual({
        type: 'received',
        orderNumber: null,
      });
    },
  );

  it('[RSK-02] does not report "not placed" while a customer has a new order: its cart stays active until the payment is certain', async () => {
    const ofCustomer = { ...sentIntent, signedIn: true, previousOrder: '000000007' };
    const ordered = setUpOrderEffects([active], undefined, { newest: ['000000008'] });
    await expect(reconcileOrder(ofCustomer, ordered.effects)).resolves.toEqual({ type: 'unknown' });
    expect(ordered.kept).toEqual([]);
    for (const newest of ['000000007', new CommerceError('network')]) {
      const { effects } = setUpOrderEffects([active], undefined, { newest: [newest] });
      await expect(reconcileOrder(ofCustomer, effects)).resolves.toEqual({ type: 'not-placed' });
    }
  });

  it('requires two requests that return an active cart', async () => {
    const lost = new CommerceError('network');
    const once = setUpOrderEffects([lost, lost, lost, lost, active]);
    await expect(reconcileOrder(sentIntent, once.effects)).resolves.toEqual({ type: 'unknown' });
    const twice = setUpOrderEffects([lost, lost, lost, active, active]);
    await expect(reconcileOrder(sentIntent, twice.effects)).resolves.toEqual({ type: 'not-placed' });
  });

  it('continues when the backend is temporarily unreachable', async () => {
    const { effects, calls } = setUpOrderEffects([new CommerceError('network'), new CommerceError('timeout'), gone]);
    await expect(reconcileOrder(intent, effects)).resolves.toEqual({ type: 'received', orderNumber: null });
    expect(calls.filter((call) => call.startsWith('check'))).toHaveLength(3);
  });

  it('works without a function that sends', async () => {
    const { effects } = setUpOrderEffects([gone]);
    const send = vi.spyOn(effects, 'send');
    await reconcileOrder(intent, effects);
    expect(send).not.toHaveBeenCalled();
  });
});
