import { describe, expect, it } from 'vitest';
import { toAttributeRules } from './attribute-rules.ts';

describe('toAttributeRules', () => {
  it('reads lengths, the kind of text, and days in seconds since 1970 or as ISO dates', () => {
    expect(
      toAttributeRules([
        { name: 'MIN_TEXT_LENGTH', value: '2' },
        { name: 'MAX_TEXT_LENGTH', value: '40' },
        { name: 'INPUT_VALIDATION', value: 'alphanum-with-spaces' },
        { name: 'DATE_RANGE_MIN', value: '-86400' },
        { name: 'DATE_RANGE_MAX', value: '2026-12-31' },
      ]),
    ).toEqual({
      minLength: 2,
      maxLength: 40,
      format: 'alphanum-with-spaces',
      minDate: '1969-12-31',
      maxDate: '2026-12-31',
    });
  });

  it.each([
    [null],
    [[]],
    [[null, { name: null, value: '3' }, { name: 'MAX_TEXT_LENGTH', value: null }]],
    [[{ name: 'MAX_TEXT_LENGTH', value: 'many' }]],
    [[{ name: 'INPUT_VALIDATION', value: 'length' }]],
    [[{ name: 'DATE_RANGE_MIN', value: 'soon' }]],
    [[{ name: 'DATE_RANGE_MAX', value: '99999999999999999' }]],
    [[{ name: 'FILE_EXTENSIONS', value: 'pdf' }]],
  ])('has no rules for %j', (rules) => {
    expect(toAttributeRules(rules)).toEqual({});
  });
});
