import { describe, expect, it } from 'vitest';
import { toBalances, toCreditOffers } from './credit-offers.ts';

const dollars = (value: number) => ({ value, currency: 'USD' }) as const;
const cents = (minor: number) => ({ minor, currency: 'USD' });
const customer = { __typename: 'Customer', email: 'dale@example.com' } as const;

const storeCredit = { kind: 'storeCredit', points: null, amount: cents(10_000) } as const;
const rewardPoints = { kind: 'rewardPoints', points: 100, amount: cents(500) } as const;

describe('toBalances', () => {
  it('returns both kinds with what they are worth', () => {
    const response = {
      customer: {
        ...customer,
        store_credit: { enabled: true, current_balance: dollars(100) },
        reward_points: { balance: { points: 100, money: dollars(5) } },
      },
    };
    expect(toBalances(response)).toEqual([storeCredit, rewardPoints]);
  });

  it('returns none where the merchant has switched them off, and where the backend knows none', () => {
    const disabled = { store_credit: { enabled: false, current_balance: null }, reward_points: null };
    expect(toBalances({ customer: { ...customer, ...disabled } })).toEqual([]);
    expect(toBalances({ customer })).toEqual([]);
    expect(toBalances(undefined)).toEqual([]);
  });
});

describe('toCreditOffers', () => {
  const balances = [storeCredit, rewardPoints];

  it('offers every balance while there is something to pay', () => {
    expect(toCreditOffers(balances, [], cents(2000)).map(({ kind }) => kind)).toEqual(['storeCredit', 'rewardPoints']);
  });

  it('offers to remove what is used, and nothing to add, when nothing is left to pay', () => {
    const applied = { ...storeCredit, amount: cents(3456) };
    expect(toCreditOffers(balances, [applied], cents(0))).toEqual([
      { kind: 'storeCredit', balance: storeCredit, applied },
    ]);
  });

  it('offers no empty balance', () => {
    expect(toCreditOffers([{ ...storeCredit, amount: cents(0) }], [], cents(2000))).toEqual([]);
  });
});
