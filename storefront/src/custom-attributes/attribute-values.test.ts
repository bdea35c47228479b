import { describe, expect, it } from 'vitest';
import { getFieldNames, toAttributeInput, toFieldValues, toStoredAttributes } from './attribute-values.ts';
import { sampleAttribute as attribute } from './testing/sample-attribute.ts';

const options = ['5', '6', '7'].map((value) => ({ value, label: `Option ${value}` }));
const select = attribute('SELECT', { options });
const multiselect = attribute('MULTISELECT', { options });
const multiline = attribute('MULTILINE', { lines: 3 });
const stored = (value: string) => ({ a: value });

describe('toStoredAttributes', () => {
  it('reads texts and selected options, and skips what is missing', () => {
    expect(
      toStoredAttributes([
        { code: 'note', value: 'Ring twice' },
        { code: 'sizes', selected_options: [{ value: '5' }, null, { value: '7' }] },
        { code: 'empty' },
        null,
      ]),
    ).toEqual({ note: 'Ring twice', sizes: '5,7', empty: '' });
    expect(toStoredAttributes(null)).toEqual({});
  });
});

describe('getFieldNames', () => {
  it('has a field for each line and each option', () => {
    expect(getFieldNames(attribute('TEXT'))).toEqual(['attribute-a']);
    expect(getFieldNames(multiline)).toEqual(['attribute-a', 'attribute-a-2', 'attribute-a-3']);
    expect(getFieldNames(multiselect)).toEqual(['attribute-a', 'attribute-a-2', 'attribute-a-3']);
  });
});

describe('toFieldValues', () => {
  it.each([
    [attribute('TEXT'), 'x', ['x']],
    [attribute('DATE'), '2026-02-03 00:00:00', ['2026-02-03']],
    [attribute('DATE'), 'tomorrow', ['']],
    [attribute('BOOLEAN'), '0', ['0']],
    [select, '6', ['6']],
    [select, '99', ['']],
    [multiselect, '5,7,99', ['1', '', '1']],
    [multiline, 'one\ntwo', ['one', 'two', '']],
    [multiline, 'one\r\ntwo\nthree\nfour', ['one', 'two', 'three four']],
  ])('splits a stored value: %j, %s', (one, value, fields) => {
    expect(Object.values(toFieldValues([one], stored(value)))).toEqual(fields);
  });

  it('begins with the default value of a new entry, and not with that of a saved one', () => {
    const withDefault = attribute('MULTISELECT', { options, defaultValue: '6' });
    expect(Object.values(toFieldValues([withDefault]))).toEqual(['', '1', '']);
    expect(Object.values(toFieldValues([withDefault], {}))).toEqual(['', '', '']);
  });
});

describe('toAttributeInput', () => {
  it.each([
    [attribute('TEXT'), [' x '], { value: 'x' }],
    [attribute('TEXT'), [''], { value: '' }],
    [attribute('BOOLEAN'), ['0'], { value: '0' }],
    [attribute('DATE'), ['2026-02-03'], { value: '2026-02-03' }],
    [select, ['6'], { value: '6' }],
    [select, [''], { value: '' }],
    [multiselect, ['1', '', '1'], { value: '5,7' }],
    [multiselect, ['', '', ''], { value: '' }],
    [multiline, ['one', '', 'three'], { value: 'one\n\nthree' }],
    [multiline, ['one', '', ''], { value: 'one' }],
  ])('writes %j of %j', (one, texts, input) => {
    const values = Object.fromEntries(getFieldNames(one).map((name, index) => [name, texts[index] ?? '']));
    expect(toAttributeInput(values, [one])).toEqual([{ attribute_code: 'a', ...input }]);
  });

  it('empties attributes of which nothing was entered', () => {
    expect(toAttributeInput({}, [attribute('TEXT'), multiselect])).toEqual([
      { attribute_code: 'a', value: '' },
      { attribute_code: 'a', value: '' },
    ]);
  });
});
