import { describe, expect, it } from 'vitest';
import {
  emptyCustomerValues,
  getCustomerFieldErrors,
  toCustomerFields,
  toCustomerInput,
  toCustomerValues,
} from './customer-fields.ts';

const attribute = (code: string, is_required = false, options: readonly string[] = []) => ({
  code,
  label: null,
  frontend_input: null,
  default_value: null,
  is_required,
  options: options.map((value) => ({ value, label: `Label of ${value}` })),
});
const form = (...items: ReturnType<typeof attribute>[]) =>
  toCustomerFields({ attributesForm: { items: [attribute('firstname', true), attribute('email', true), ...items] } });

describe('toCustomerFields', () => {
  it('has the fields that the form of the backend has, with their options', () => {
    expect(form(attribute('dob', true), attribute('gender', false, [' ', '1']), attribute('taxvat'))).toEqual({
      dob: { visibility: 'required', options: [] },
      gender: { visibility: 'optional', options: [{ value: '1', label: 'Label of 1' }] },
      taxvat: { visibility: 'optional', options: [] },
    });
  });

  it('has none in a stock shop, and while the form is not known', () => {
    expect(form()).toEqual({});
    expect(toCustomerFields(undefined)).toEqual({});
  });

  it('leaves out a gender that has nothing to choose from', () => {
    expect(form(attribute('gender', true))).toEqual({});
  });
});

describe('toCustomerValues', () => {
  it('reads a date without its time, and the id of a gender', () => {
    const customer = {
      __typename: 'Customer' as const,
      prefix: 'Ms',
      middlename: null,
      suffix: null,
      date_of_birth: '1990-05-17 00:00:00',
      gender: 2,
      taxvat: null,
    };
    expect(toCustomerValues(customer)).toEqual({
      ...emptyCustomerValues,
      prefix: 'Ms',
      dob: '1990-05-17',
      gender: '2',
    });
  });

  it('is empty without a customer', () => {
    expect(toCustomerValues(null)).toEqual(emptyCustomerValues);
  });
});

describe('getCustomerFieldErrors', () => {
  it('names the required fields that are empty', () => {
    const fields = form(attribute('dob', true), attribute('taxvat', true), attribute('suffix'));
    expect(Object.keys(getCustomerFieldErrors({ ...emptyCustomerValues, taxvat: ' ' }, fields))).toEqual([
      'dob',
      'taxvat',
    ]);
    expect(getCustomerFieldErrors({ ...emptyCustomerValues, dob: '1990-05-17', taxvat: '1' }, fields)).toEqual({});
  });
});

describe('toCustomerInput', () => {
  const values = { ...emptyCustomerValues, prefix: ' Ms ', dob: '1990-05-17', gender: '2', taxvat: '1' };

  it('has what Magento calls the fields that are shown, and no others', () => {
    const fields = form(attribute('prefix'), attribute('dob'), attribute('gender', true, ['1', '2']));
    expect(toCustomerInput(values, fields)).toEqual({ prefix: 'Ms', date_of_birth: '1990-05-17', gender: 2 });
    expect(toCustomerInput(values, {})).toEqual({});
  });

  it('empties what was taken back', () => {
    const fields = form(attribute('dob'), attribute('gender', false, ['1']), attribute('suffix'));
    expect(toCustomerInput(emptyCustomerValues, fields)).toEqual({ date_of_birth: null, gender: null, suffix: '' });
  });
});
