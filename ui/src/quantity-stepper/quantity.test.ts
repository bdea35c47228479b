import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseQuantity, stepQuantity } from './quantity.ts';

const limits = fc
  .tuple(fc.integer({ min: 1, max: 50 }), fc.option(fc.integer({ min: 0, max: 500 }), { nil: undefined }))
  .map(([min, room]) => ({ min, max: room === undefined ? undefined : min + room }));

describe('parseQuantity', () => {
  it.each([
    ['3', { kind: 'valid', value: 3 }],
    [' 1 200 ', { kind: 'tooHigh', value: 99 }],
    ['99', { kind: 'valid', value: 99 }],
    ['100', { kind: 'tooHigh', value: 99 }],
    ['007', { kind: 'valid', value: 7 }],
    ['0', { kind: 'zero' }],
    ['', { kind: 'unreadable' }],
    ['2,5', { kind: 'unreadable' }],
    ['2.5', { kind: 'unreadable' }],
    ['-1', { kind: 'unreadable' }],
    ['1e3', { kind: 'unreadable' }],
    ['dwa', { kind: 'unreadable' }],
  ])('[UI-26] parses "%s" as %o between 1 and 99', (text, expected) => {
    expect(parseQuantity(text, { min: 1, max: 99 })).toEqual(expected);
  });

  it('[UI-26] has no upper limit while the stock is unknown, but rejects unsafe integers', () => {
    expect(parseQuantity('100000', { min: 1 })).toEqual({ kind: 'valid', value: 100_000 });
    expect(parseQuantity('9'.repeat(20), { min: 1 })).toEqual({ kind: 'unreadable' });
  });

  it.each([
    ['0,5', { kind: 'valid', value: 0.5 }],
    ['2.25', { kind: 'valid', value: 2.25 }],
    ['3', { kind: 'valid', value: 3 }],
    ['0,25', { kind: 'tooLow', value: 0.5 }],
    ['0,0', { kind: 'zero' }],
    ['10,5', { kind: 'tooHigh', value: 10 }],
    ['1.234,5', { kind: 'unreadable' }],
    ['1,23456', { kind: 'unreadable' }],
    [',5', { kind: 'unreadable' }],
  ])('parses "%s" as %o in steps of a half', (text, expected) => {
    expect(parseQuantity(text, { min: 0.5, max: 10, step: 0.5 })).toEqual(expected);
  });

  it('parses fractions where any step is taken', () => {
    expect(parseQuantity('2,5', { min: 1, step: 'any' })).toEqual({ kind: 'valid', value: 2.5 });
    expect(parseQuantity('0,5', { min: 1, step: 'any' })).toEqual({ kind: 'tooLow', value: 1 });
  });

  it('[UI-26] is too low below a minimum above one', () => {
    expect(parseQuantity('2', { min: 6 })).toEqual({ kind: 'tooLow', value: 6 });
  });

  it('[UI-26] returns only whole numbers within the limits', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.nat().map(String), fc.double().map(String)),
        limits,
        (text, { min, max }) => {
          const read = parseQuantity(text, { min, max });
          if (!('value' in read)) return;
          expect(Number.isSafeInteger(read.value)).toBe(true);
          expect(read.value).toBeGreaterThanOrEqual(min);
          expect(read.value).toBeLessThanOrEqual(max ?? Infinity);
        },
      ),
    );
  });

  it('[UI-26] parses every whole number within the limits as itself', () => {
    fc.assert(
      fc.property(limits, fc.nat({ max: 1000 }), ({ min, max }, offset) => {
        const value = min + (max === undefined ? offset : offset % (max - min + 1));
        expect(parseQuantity(String(value), { min, max })).toEqual({ kind: 'valid', value });
      }),
    );
  });
});

describe('stepQuantity', () => {
  it('adds fractions exactly', () => {
    expect(stepQuantity(0.2, 1, { min: 0.1, step: 0.1 })).toBe(0.3);
    expect(stepQuantity(0.5, -1, { min: 0.5, step: 0.5 })).toBe(0.5);
  });

  it('moves by 1 where any step is taken', () => {
    expect(stepQuantity(2.5, 1, { min: 1, step: 'any' })).toBe(3.5);
    expect(stepQuantity(1.5, -1, { min: 1, step: 'any' })).toBe(1);
  });

  it('[UI-26] moves by the steps, and stops at the limits', () => {
    fc.assert(
      fc.property(limits, fc.nat({ max: 1000 }), fc.integer({ min: -5, max: 5 }), ({ min, max }, value, steps) => {
        const next = stepQuantity(value, steps, { min, max });
        expect(next).toBeGreaterThanOrEqual(min);
        expect(next).toBeLessThanOrEqual(max ?? Infinity);
        if (value + steps >= min && value + steps <= (max ?? Infinity)) expect(next).toBe(value + steps);
      }),
    );
  });
});
