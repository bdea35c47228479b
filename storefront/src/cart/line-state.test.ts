import { describe, expect, it } from 'vitest';
import { getLineState } from './line-state.ts';

const inStock = { stock_status: 'IN_STOCK' } as const;
const out = { stock_status: 'OUT_OF_STOCK' } as const;
const unknown = { stock_status: null };
const tooMany = { message: 'The requested qty is not available' };
const fine = { available: true, soldOut: false, problems: [] };

describe('getLineState', () => {
  it('believes a backend that says whether a line can be bought', () => {
    expect(getLineState({ is_available: true, not_available_message: null, errors: null, product: inStock })).toEqual(
      fine,
    );
    expect(getLineState({ is_available: true, product: out })).toEqual(fine);
    expect(getLineState({ is_available: false, not_available_message: 'Gone.', product: out })).toEqual({
      available: false,
      soldOut: true,
      problems: ['Gone.'],
    });
    expect(getLineState({ is_available: false, product: inStock })).toEqual({
      available: false,
      soldOut: false,
      problems: [],
    });
    expect(getLineState({ is_available: false, product: unknown })).toMatchObject({ soldOut: true });
  });

  it("takes a line's errors for it where the backend knows no better, as Magento 2.4.6", () => {
    expect(getLineState({ errors: null, product: inStock })).toEqual(fine);
    expect(getLineState({ errors: [tooMany, null], product: inStock })).toEqual({
      available: false,
      soldOut: false,
      problems: [tooMany.message],
    });
    expect(getLineState({ errors: [tooMany], product: out })).toMatchObject({ available: false, soldOut: true });
  });

  it('takes the stock of the product and of the chosen variant where the backend says nothing of the line, as before', () => {
    expect(getLineState({ product: inStock })).toEqual(fine);
    expect(getLineState({ product: unknown })).toEqual(fine);
    expect(getLineState({ product: out })).toEqual({ available: false, soldOut: true, problems: [] });
    expect(getLineState({ product: inStock, configured_variant: out })).toEqual({
      available: false,
      soldOut: true,
      problems: [],
    });
    expect(getLineState({ product: inStock, configured_variant: inStock })).toEqual(fine);
  });
});
