import { describe, expect, it } from 'vitest';
import { loadPhoneRules, normalizePhone, validatePhone } from './index.ts';

const rules = await loadPhoneRules();

describe('normalizePhone', () => {
  it.each([
    '600700800',
    '600 700 800',
    '600-700-800',
    '+48 600 700 800',
    '0048600700800',
    '48 600 700 800',
    '(60) 070-08-00',
  ])('reads the Polish number %s', (value) => {
    expect(normalizePhone(value, 'PL', rules)).toBe('+48600700800');
  });

  it.each([
    ['PL', '+49 30 901820', '+4930901820'],
    ['DE', '030 901820', '+4930901820'],
    ['DE', '0151 23456789', '+4915123456789'],
    ['GB', '020 7946 0958', '+442079460958'],
    ['US', '(212) 555-0100', '+12125550100'],
    ['IT', '06 698 12345', '+390669812345'],
    ['JP', '０３−３２１３−１１１１', '+81332131111'],
    ['JP', '03ー3213ー1111', '+81332131111'],
    ['AE', '٠٤ ٢٢٢ ٢٢٢٢', '+97142222222'],
  ])('reads a number typed in %s: %s', (country, typed, written) => {
    expect(normalizePhone(typed, country, rules)).toBe(written);
  });

  it.each([
    '12ab',
    '',
    '112',
    '60070080',
    '+48 600 700 80',
    '+48 6007008000',
    'abc',
    '600700800x',
    'tel. 600700800',
    '+0123456789',
    '+1234567890123456',
  ])('rejects "%s" in Poland', (value) => {
    expect(normalizePhone(value, 'PL', rules)).toBeUndefined();
  });

  it('checks digits alone until the numbering plans have been loaded', () => {
    expect(normalizePhone('12ab', 'PL', null)).toBeUndefined();
    expect(normalizePhone(' 600 700 800 ', 'PL', null)).toBe('600 700 800');
    expect(normalizePhone('0048 600 700 800', 'DE', null)).toBe('+48600700800');
    expect(normalizePhone('+81ー3ー3213ー1111', 'JP', null)).toBe('+81332131111');
  });
});

describe('validatePhone', () => {
  it('returns an example of the country', () => {
    expect(validatePhone('DE', rules)('12ab')).toMatchObject({ id: 'formValidation.phone', value: '01512 3456789' });
    expect(validatePhone('PL', rules)('12ab')?.value).toBe('512 345 678');
    expect(validatePhone('PL', null)('12ab')).toMatchObject({
      id: 'formValidation.internationalPhone',
      value: '+44 20 7946 0958',
    });
    expect(validatePhone('PL', rules)(' ')).toBeUndefined();
  });
});
