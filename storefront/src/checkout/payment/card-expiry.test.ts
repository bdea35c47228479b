import { describe, expect, it } from 'vitest';
import { formatCardExpiry, getExpiryCaret, isCardExpired, parseCardExpiry } from './card-expiry.ts';

/** Types one sign after another at the end. */
const type = (text: string) => Array.from(text).reduce((value, sign) => formatCardExpiry(value + sign, value), '');

describe('parseCardExpiry', () => {
  it.each(['1230', '12/30', '12 / 2030', '12/2030', '12-30', '122030', ' 12.30 '])('reads %s', (typed) => {
    expect(parseCardExpiry(typed)).toBe('12/30');
  });

  it.each([
    ['1/30', '01/30'],
    ['430', '04/30'],
    ['01/30', '01/30'],
  ])('reads the month of %s', (typed, read) => {
    expect(parseCardExpiry(typed)).toBe(read);
  });

  it.each(['', '12', '13/30', '00/30', '12/3', '12/1930', 'maj'])('rejects "%s"', (typed) => {
    expect(parseCardExpiry(typed)).toBeUndefined();
  });
});

describe('formatCardExpiry', () => {
  it.each([
    ['1', '1'],
    ['12', '12/'],
    ['1230', '12/30'],
    ['12/30', '12/30'],
    ['12 / 2030', '12/2030'],
    ['4', '04/'],
    ['1/30', '01/30'],
  ])('writes %s, typed sign by sign, as %s', (typed, written) => {
    expect(type(typed)).toBe(written);
  });

  it('writes a pasted date', () => {
    expect(formatCardExpiry('12 / 2030', '')).toBe('12/2030');
  });

  it('lets everything be deleted from the end', () => {
    const values = ['12/30'];
    for (let value = '12/30'; value !== ''; values.push(value)) value = formatCardExpiry(value.slice(0, -1), value);
    expect(values).toEqual(['12/30', '12/3', '12/', '12', '1', '']);
    expect(formatCardExpiry('1/20', '13/20')).toBe('1/20');
    expect(formatCardExpiry('12/20', '1/20')).toBe('12/20');
  });
});

describe('getExpiryCaret', () => {
  it.each([
    ['12', 2, '12/', 3],
    ['112/30', 1, '11/230', 1],
    ['1/30', 1, '01/30', 2],
    ['12/330', 4, '12/330', 4],
  ])('keeps the caret of %s at %i in %s', (typed, caret, formatted, expected) => {
    expect(getExpiryCaret(typed, caret, formatted)).toBe(expected);
  });
});

describe('isCardExpired', () => {
  it('is true from the first day of the next month', () => {
    expect(isCardExpired('11/26', new Date(2026, 10, 30, 23))).toBe(false);
    expect(isCardExpired('11/26', new Date(2026, 11, 1))).toBe(true);
    expect(isCardExpired('12/30', new Date(2026, 11, 1))).toBe(false);
  });
});
