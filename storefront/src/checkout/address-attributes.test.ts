import { describe, expect, it } from 'vitest';
import { toCustomAttributes } from '../custom-attributes/index.ts';
import { addressErrors, cleanAddress, isSameAddress, toRestAddress } from './address.ts';
import { getSentAddress } from './company-invoice.ts';
import { defaultOptionalFields } from './optional-fields.ts';
import { anna } from './testing/checkout-fixture.ts';
import { isAddress } from './stored-address.ts';

const attribute = (code: string, change: object = {}) => ({
  code,
  label: code,
  frontend_input: 'TEXT' as const,
  is_required: false,
  default_value: null,
  options: [],
  ...change,
});
const attributes = toCustomAttributes(
  {
    attributesForm: {
      items: [
        attribute('note', { is_required: true, validate_rules: [{ name: 'MAX_TEXT_LENGTH', value: '5' }] }),
        attribute('floor', { default_value: '3' }),
        attribute('hours', { frontend_input: 'MULTILINE', multiline_count: 2 }),
        attribute('delivered_on', { frontend_input: 'DATE' }),
      ],
    },
  },
  [],
);
const fields = { ...defaultOptionalFields, attributes };
const { custom_attributes: _, ...plain } = { custom_attributes: undefined, ...anna };

describe('attributes of an address that the merchant has added', () => {
  it('have to be right as all other fields', () => {
    const check = (note: string) => addressErrors({ ...plain, custom_attributes: { note } }, null, undefined, fields);
    expect(Object.keys(check(' '))).toEqual(['attribute-note']);
    expect(check('too long')).toEqual({ 'attribute-note': { id: 'forms.attribute.maxLength', value: 5 } });
    expect(check('ring')).toEqual({});
  });

  it('are sent as they are shown: with the default values of a new address, and without those that have no field', () => {
    const sent = (values?: Record<string, string>) =>
      getSentAddress({ ...plain, ...(values && { custom_attributes: values }) }, fields).custom_attributes;
    expect(sent()).toEqual({ floor: '3' });
    expect(sent({ note: ' ring ', hours: '8–12\n ', old: 'x', delivered_on: '2026-01-31 00:00:00' })).toEqual({
      note: 'ring',
      hours: '8–12',
      delivered_on: '2026-01-31',
    });
    expect(getSentAddress({ ...plain, custom_attributes: { note: 'x' } }, defaultOptionalFields)).toEqual(plain);
  });

  it('go to Magento with the REST calls', () => {
    const address = cleanAddress({ ...plain, custom_attributes: { note: 'ring', floor: '3' } }, null);
    expect(toRestAddress(address, 'anna@example.pl', [])).toMatchObject({
      custom_attributes: [
        { attribute_code: 'note', value: 'ring' },
        { attribute_code: 'floor', value: '3' },
      ],
    });
    expect(toRestAddress(plain, 'anna@example.pl', [])).not.toHaveProperty('custom_attributes');
  });

  it('make two addresses different', () => {
    const withNote = (note: string) => ({ ...plain, custom_attributes: { note } });
    expect(isSameAddress(withNote('ring'), withNote('knock'))).toBe(false);
    expect(isSameAddress({ ...plain, custom_attributes: { floor: '', note: 'ring' } }, withNote('ring'))).toBe(true);
    expect(isSameAddress(plain, withNote(''))).toBe(true);
  });

  it('are read from the storage as texts only', () => {
    expect(isAddress({ ...plain, custom_attributes: { note: 'ring' } })).toBe(true);
    expect(isAddress({ ...plain, custom_attributes: { note: 5 } })).toBe(false);
    expect(isAddress({ ...plain, custom_attributes: 'note' })).toBe(false);
  });
});
