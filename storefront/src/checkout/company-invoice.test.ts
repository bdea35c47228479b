import { describe, expect, it } from 'vitest';
import { canChooseInvoice, getFieldsOfAddress, getSentAddress, wantsInvoice } from './company-invoice.ts';
import { defaultOptionalFields } from './optional-fields.ts';
import { anna } from './testing/checkout-fixture.ts';

const required = { visibility: 'required', options: [] } as const;
const hidden = { visibility: 'hidden', options: [] } as const;
const invoice = { company: 'Nowak Studio', vat_id: '5260250995' };
const getVisibility = (address: Partial<typeof anna>, fields = defaultOptionalFields) => {
  const { company, vat_id } = getFieldsOfAddress({ ...anna, ...address }, fields);
  return [company.visibility, vat_id.visibility];
};

describe('canChooseInvoice', () => {
  it('offers the choice in Poland, where the shop requires and hides neither field', () => {
    expect(canChooseInvoice('PL', defaultOptionalFields)).toBe(true);
    expect(canChooseInvoice('DE', defaultOptionalFields)).toBe(false);
    expect(canChooseInvoice('PL', { ...defaultOptionalFields, company: required })).toBe(false);
    expect(canChooseInvoice('PL', { ...defaultOptionalFields, vat_id: hidden })).toBe(false);
  });
});

describe('wantsInvoice', () => {
  it('follows the address until the shopper chooses', () => {
    expect(wantsInvoice(anna)).toBe(false);
    expect(wantsInvoice({ ...anna, ...invoice })).toBe(true);
    expect(wantsInvoice({ ...anna, ...invoice, wants_invoice: false })).toBe(false);
    expect(wantsInvoice({ ...anna, wants_invoice: true })).toBe(true);
  });
});

describe('getFieldsOfAddress', () => {
  it('hides company and tax number without an invoice, and requires both with one', () => {
    expect(getVisibility({})).toEqual(['hidden', 'hidden']);
    expect(getVisibility({ ...invoice, wants_invoice: false })).toEqual(['hidden', 'hidden']);
    expect(getVisibility({ wants_invoice: true })).toEqual(['required', 'required']);
    expect(getVisibility(invoice)).toEqual(['required', 'required']);
  });

  it('accepts an address that was saved with one of the two until it is changed', () => {
    expect(getVisibility({ company: 'Nowak Studio' })).toEqual(['optional', 'optional']);
    expect(getVisibility({ vat_id: '5260250995' })).toEqual(['optional', 'optional']);
    expect(getVisibility({ company: 'Nowak Studio', wants_invoice: true })).toEqual(['required', 'required']);
  });

  it('leaves the fields of other countries and those that the shop requires as they are', () => {
    expect(getVisibility({ country_code: 'DE', wants_invoice: false })).toEqual(['optional', 'optional']);
    const fields = { ...defaultOptionalFields, company: required };
    expect(getVisibility({ wants_invoice: false }, fields)).toEqual(['required', 'optional']);
  });
});

describe('getSentAddress', () => {
  it('has nothing of an invoice that was declined', () => {
    const typed = { ...anna, ...invoice };
    expect(getSentAddress(typed, defaultOptionalFields)).toMatchObject(invoice);
    const declined = { ...typed, wants_invoice: false };
    expect(getSentAddress(declined, defaultOptionalFields)).toMatchObject({ company: '', vat_id: '' });
    expect(getSentAddress({ ...declined, country_code: 'DE' }, defaultOptionalFields)).toMatchObject(invoice);
  });
});
