import { describe, expect, it } from 'vitest';
import { getPriceFor } from './get-price-for.ts';

const eur = (minor: number) => ({ minor, currency: 'EUR' });
const unit = { price: eur(430), amount: 100, unit: 'g' };
const price = { current: eur(1290), reduction: null, unit, from: false };
const terms = {
  price: eur(1290),
  tiers: [
    { quantity: 3, price: eur(990), percentOff: 23 },
    { quantity: 12, price: eur(903), percentOff: 30 },
  ],
  fixedTaxes: null,
  limits: { min: 1, max: 100, step: 1 },
};
const reduction = { reference: eur(1400), isLowest30Days: false, percentOff: 8 };

describe('getPriceFor', () => {
  it.each([
    [2, 1290, 430],
    [3, 990, 330],
    [11, 990, 330],
    [50, 903, 301],
  ])(
    'returns the price of the last tier that %d pieces reach, and that of a unit with it',
    (quantity, minor, perUnit) => {
      const found = getPriceFor(quantity, price, terms);
      expect([found.current.minor, found.unit?.price.minor]).toEqual([minor, perUnit]);
    },
  );

  it('leaves the price of a unit as it is where the product costs nothing', () => {
    const free = { ...price, current: eur(0), unit: { ...unit, price: eur(0) } };
    expect(getPriceFor(1, free, { ...terms, price: eur(0), tiers: [] }).unit?.price).toEqual(eur(0));
  });

  it.each([false, true])(
    'counts the reduction from a price with the same fixed taxes (lowest: %s)',
    (isLowest30Days) => {
      const reduced = { ...price, reduction: { ...reduction, isLowest30Days } };
      const withTaxes = { ...terms, price: eur(1410) };
      expect(getPriceFor(1, reduced, withTaxes).reduction).toEqual({
        reference: eur(1520),
        isLowest30Days,
        percentOff: 7,
      });
      expect(getPriceFor(3, reduced, terms).reduction).toMatchObject({ reference: eur(1400), percentOff: 29 });
    },
  );
});
