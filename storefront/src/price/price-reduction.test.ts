import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEeaCountry } from './eea-countries.ts';
import { findPriceReduction, getShownReduction } from './price-reduction.ts';

const eur = (minor: number) => ({ minor, currency: 'EUR' });
const find = (current: number, regular: number | null, lowest?: number | null) =>
  findPriceReduction({
    current: eur(current),
    regular: regular === null ? null : eur(regular),
    lowest30Days: lowest == null ? lowest : eur(lowest),
  });

describe('findPriceReduction', () => {
  it('counts from the lowest price of 30 days where the backend has it', () => {
    expect(find(4000, 5000, 4400)).toEqual({ reference: eur(4400), isLowest30Days: true, percentOff: 9 });
  });

  it('counts from the regular price where the backend has no lowest one', () => {
    expect(find(4000, 5000)).toEqual({ reference: eur(5000), isLowest30Days: false, percentOff: 20 });
  });

  it.each([
    ['equal to', 4000],
    ['below', 3500],
  ])('finds no reduction when the lowest price of 30 days is %s the current one', (_, lowest) => {
    expect(find(4000, 5000, lowest)).toBeNull();
  });

  it('finds no reduction when the backend does not know the lowest price of 30 days', () => {
    expect(find(4000, 5000, null)).toBeNull();
  });

  it('finds no reduction when the regular price is not higher, or unknown', () => {
    expect(find(4000, 4000, 4400)).toBeNull();
    expect(find(4000, 3000)).toBeNull();
    expect(find(4000, null, 4400)).toBeNull();
  });

  it('has no percentage off a price of 0 or below', () => {
    expect(find(-500, 0)?.percentOff).toBeNull();
    expect(find(-500, -100)?.percentOff).toBeNull();
  });

  it('has no percentage below half a percent', () => {
    expect(find(9960, 10_000)).toEqual({ reference: eur(10_000), isLowest30Days: false, percentOff: null });
  });

  it('always leads from the reference to the current price', () => {
    const price = fc.nat({ max: 100_000 });
    fc.assert(
      fc.property(price, price, fc.option(fc.option(price), { nil: undefined }), (current, regular, lowest) => {
        const reduction = find(current, regular, lowest);
        if (!reduction) return;
        expect(reduction.reference.minor).toBeGreaterThan(current);
        expect(reduction.reference.minor).toBe(lowest === undefined ? regular : lowest);
        expect(
          Math.abs(reduction.reference.minor * (100 - (reduction.percentOff ?? 0)) - current * 100),
        ).toBeLessThanOrEqual(reduction.reference.minor / 2);
      }),
    );
  });
});

describe('getShownReduction', () => {
  it('leaves out a reduction from the regular price in the EEA only', () => {
    const [fromRegular, fromLowest] = [find(4000, 5000), find(4000, 5000, 4400)];
    expect(getShownReduction(fromRegular, { isInEea: true })).toBeNull();
    expect(getShownReduction(fromRegular, { isInEea: false })).toBe(fromRegular);
    expect(getShownReduction(fromLowest, { isInEea: true })).toBe(fromLowest);
    expect(getShownReduction(null, { isInEea: false })).toBeNull();
  });
});

describe('isEeaCountry', () => {
  it('knows countries by their code', () => {
    expect(['PL', 'DE', 'NO'].map(isEeaCountry)).toEqual([true, true, true]);
    expect(['US', 'GB', 'CH', ''].map(isEeaCountry)).toEqual([false, false, false, false]);
  });
});
