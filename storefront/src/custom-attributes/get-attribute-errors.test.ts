import { describe, expect, it } from 'vitest';
import { createShopIntl } from '../i18n/index.ts';
import { fieldMessage, formsMessages } from '../forms/index.ts';
import type { AttributeRules } from './attribute-rules.ts';
import type { CustomAttribute } from './custom-attribute.ts';
import { getAttributeErrors } from './get-attribute-errors.ts';
import { sampleAttribute as attribute } from './testing/sample-attribute.ts';

const { intl, load } = createShopIntl({ locale: 'en_US' });
await load(formsMessages);
const check = (value: string, rules: AttributeRules, input: CustomAttribute['input'] = 'TEXT') =>
  getAttributeErrors({ 'attribute-a': value }, [attribute(input, { rules })])['attribute-a'];

describe('getAttributeErrors', () => {
  it.each<[string, AttributeRules, string]>([
    ['Ab1é', { format: 'alphanumeric' }, 'Ab 1'],
    ['Ab 1', { format: 'alphanum-with-spaces' }, 'Ab-1'],
    ['0123', { format: 'numeric' }, '12.5'],
    ['Łódź', { format: 'alpha' }, 'Abc1'],
    ['https://example.com/a?b=1', { format: 'url' }, 'example.com'],
    ['ann@example.com', { format: 'email' }, 'ann@'],
    ['👟👟', { maxLength: 2 }, 'abc'],
    ['abc', { minLength: 3 }, 'ab'],
  ])('accepts %j by the rules %j, and not %j', (right, rules, wrong) => {
    expect(check(right, rules)).toBeUndefined();
    expect(check('', rules)).toBeUndefined();
    expect(check(wrong, rules)).toBeDefined();
  });

  it('names the first and the last day that are allowed', () => {
    const rules = { minDate: '2026-01-01', maxDate: '2026-12-31' };
    const describeDay = (day: string) => fieldMessage(intl, check(day, rules, 'DATE'));
    expect(describeDay('2025-12-31')).toBe('The earliest date is January 1, 2026.');
    expect(describeDay('2027-01-01')).toBe('The latest date is December 31, 2026.');
    expect(check('2026-12-31', rules, 'DATE')).toBeUndefined();
  });

  it('requires one option of several, and the first of several lines', () => {
    const options = [
      { value: '5', label: 'Five' },
      { value: '6', label: 'Six' },
    ];
    const boxes = attribute('MULTISELECT', { options, isRequired: true });
    expect(getAttributeErrors({}, [boxes])).toEqual({ 'attribute-a': { id: 'forms.attribute.atLeastOne' } });
    expect(getAttributeErrors({ 'attribute-a-2': '1' }, [boxes])).toEqual({});
    const lines = attribute('MULTILINE', { lines: 2, isRequired: true, rules: { maxLength: 3 } });
    const missing = { 'attribute-a': { id: 'formValidation.isRequired' } };
    expect(getAttributeErrors({ 'attribute-a-2': 'two' }, [lines])).toEqual(missing);
    expect(getAttributeErrors({ 'attribute-a': 'one', 'attribute-a-2': 'three' }, [lines])).toEqual({
      'attribute-a-2': { id: 'forms.attribute.maxLength', value: 3 },
    });
  });

  it('accepts “No” for a required answer, and not an empty one', () => {
    const answer = attribute('BOOLEAN', { isRequired: true });
    expect(getAttributeErrors({ 'attribute-a': '0' }, [answer])).toEqual({});
    expect(Object.keys(getAttributeErrors({ 'attribute-a': ' ' }, [answer]))).toEqual(['attribute-a']);
  });
});
