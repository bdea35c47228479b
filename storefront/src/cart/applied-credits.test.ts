import { describe, expect, it } from 'vitest';
import { toAppliedCredits } from './applied-credits.ts';

const dollars = (value: number) => ({ value, currency: 'USD' }) as const;

describe('toAppliedCredits', () => {
  const cart = { __typename: 'Cart', id: 'c', available_payment_methods: null, prices: null } as const;

  it('returns what pays for the cart, points first, as Magento subtracts them', () => {
    const applied = {
      applied_store_credit: { applied_balance: dollars(100) },
      applied_reward_points: { points: 100, money: dollars(5) },
    };
    expect(toAppliedCredits({ cart: { ...cart, ...applied } })).toEqual([
      { kind: 'rewardPoints', points: 100, amount: { minor: 500, currency: 'USD' } },
      { kind: 'storeCredit', points: null, amount: { minor: 10_000, currency: 'USD' } },
    ]);
  });

  it('leaves out what is not used', () => {
    const unused = { applied_store_credit: { applied_balance: dollars(0) }, applied_reward_points: null };
    expect(toAppliedCredits({ cart: { ...cart, ...unused } })).toEqual([]);
    expect(toAppliedCredits({ cart: null })).toEqual([]);
  });
});
