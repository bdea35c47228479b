import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isVerified, toVerificationRule } from './card-verification.ts';

const settings = {
  store_code: 'pl',
  braintree_3dsecure_verify_3dsecure: true,
  braintree_3dsecure_threshold_amount: '100.5',
  braintree_3dsecure_always_request_3ds: false,
  braintree_3dsecure_allowspecific: false,
  braintree_3dsecure_specificcountry: 'PL,DE',
};
const getRule = (changes: Partial<{ [Key in keyof typeof settings]: (typeof settings)[Key] | null }> = {}) =>
  toVerificationRule({ storeConfig: { ...settings, ...changes } });

describe('the settings of 3-D Secure in Magento', () => {
  it.each([false, null])('verify nothing where it is switched off (%s)', (off) => {
    expect(getRule({ braintree_3dsecure_verify_3dsecure: off })).toBeNull();
    expect(toVerificationRule({ storeConfig: null })).toBeNull();
    expect(isVerified(null, 1_000_000, 'PL')).toBe(false);
  });

  it('give the total, the countries and whether the bank is asked each time', () => {
    expect(getRule()).toEqual({ from: 10_050, countries: null, always: false });
    expect(getRule({ braintree_3dsecure_allowspecific: true, braintree_3dsecure_always_request_3ds: true })).toEqual({
      from: 10_050,
      countries: ['PL', 'DE'],
      always: true,
    });
  });

  it.each([null, '', 'free', '-5', 'NaN', 'Infinity'])('leave nobody out for a threshold of %j', (threshold) => {
    expect(getRule({ braintree_3dsecure_threshold_amount: threshold })?.from).toBe(0);
  });

  it.each([null, '', ' , '])('leave nobody out for a list of countries that is empty (%j)', (countries) => {
    expect(
      getRule({ braintree_3dsecure_allowspecific: true, braintree_3dsecure_specificcountry: countries })?.countries,
    ).toBeNull();
  });
});

describe('isVerified', () => {
  it('holds from the total on, to the grosz', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.nat(10_000_000), (from, total) => {
        expect(isVerified({ from, countries: null, always: false }, total, 'PL')).toBe(total >= from);
      }),
    );
  });

  it('holds for the countries named', () => {
    const rule = { from: 0, countries: ['DE'], always: false };
    expect(isVerified(rule, 0, 'DE')).toBe(true);
    expect(isVerified(rule, 0, 'PL')).toBe(false);
  });
});
