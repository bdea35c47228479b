import { RestError } from '../../commerce/index.ts';
import { emptyAddress } from '../address.ts';
import type { CartCheck, OrderEffects, OrderIntent } from '../order-types.ts';

export const intent: OrderIntent = {
  id: 'attempt-1',
  cartId: 'cart1',
  total: 8990,
  currency: 'PLN',
  lines: 'MQ==×2',
  signedIn: false,
  startedAt: '2026-01-01T10:00:00.000Z',
  sent: false,
  previousOrder: null,
  email: 'anna@example.pl',
  shippingAddress: emptyAddress,
};
export const sentIntent: OrderIntent = { ...intent, sent: true };
export const active = { status: 'active', total: 8990, currency: 'PLN', lines: 'MQ==×2', sellable: true } as const;
export const gone = { status: 'inactive' } as const;
export const missing = { status: 'missing' } as const;

export const refusal = (status: number, message?: string) =>
  new RestError({ method: 'POST', url: '/rest/V1/carts/mine/payment-information', status, body: { message } });

type Step<Value> = Value | Error;

interface Surroundings {
  /** Numbers of the customer's newest order for consecutive requests; the last one repeats. */
  newest?: readonly Step<string | null>[];
  /** Whether another tab reports that it ordered the cart. */
  ordered?: boolean;
  /** Failure of what is saved before sending. Default: nothing is saved. */
  prepare?: Step<undefined>;
}

/** Effects that return listed results, the last one repeatedly, and log their calls. */
export function setUpOrderEffects(
  checks: readonly Step<CartCheck>[],
  send: Step<string> = '000000042',
  { newest = [null], ordered = false, ...options }: Surroundings = {},
) {
  const calls: string[] = [];
  const kept: (OrderIntent | null)[] = [];
  let looks = 0;
  let questions = 0;
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
    newestOrder: () => {
      questions += 1;
      return settle(newest[Math.min(questions, newest.length) - 1]);
    },
    wasOrdered: () => ordered,
    send: () => {
      calls.push('send');
      return settle(send).then((orderId) => ({ orderId }));
    },
    ...('prepare' in options && {
      prepare: () => {
        calls.push('prepare');
        return options.prepare instanceof Error ? Promise.reject(options.prepare) : Promise.resolve();
      },
    }),
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
