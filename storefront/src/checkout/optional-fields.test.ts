import { describe, expect, it } from 'vitest';
import { defaultOptionalFields, emptyHiddenFields, getShownFields, toOptionalFields } from './optional-fields.ts';

const attribute = (code: string, is_required = false, options: readonly string[] = []) => ({
  code,
  is_required,
  label: null,
  frontend_input: null,
  default_value: null,
  options: options.map((value) => ({ label: value, value })),
});
const respond = (...items: ReturnType<typeof attribute>[]) => ({ attributesForm: { items } });

describe('toOptionalFields', () => {
  it('shows the fields of the form and hides the others', () => {
    const fields = toOptionalFields(
      respond(attribute('firstname', true), attribute('company', true), attribute('vat_id'), attribute('fax')),
    );
    expect(fields).toEqual({
      prefix: { visibility: 'hidden', options: [] },
      middlename: { visibility: 'hidden', options: [] },
      suffix: { visibility: 'hidden', options: [] },
      company: { visibility: 'required', options: [] },
      vat_id: { visibility: 'optional', options: [] },
      telephone: { visibility: 'hidden', options: [] },
      fax: { visibility: 'optional', options: [] },
      streetLines: 2,
      attributes: [],
    });
    expect(getShownFields(fields)).toEqual(['company', 'vat_id', 'fax']);
  });

  it('has the options of a prefix, without the empty one', () => {
    expect(toOptionalFields(respond(attribute('prefix', false, [' ', 'Pani', 'Pan']))).prefix).toEqual({
      visibility: 'optional',
      options: [
        { value: 'Pani', label: 'Pani' },
        { value: 'Pan', label: 'Pan' },
      ],
    });
  });

  it.each([
    [1, 1],
    [3, 3],
    [4, 4],
    [0, 2],
    [null, 2],
    [undefined, 2],
    [9, 4],
  ])('has %s lines of the street as %i', (multiline_count, streetLines) => {
    const street = { ...attribute('street', true), ...(multiline_count !== undefined && { multiline_count }) };
    expect(toOptionalFields({ attributesForm: { items: [attribute('firstname', true), street] } }).streetLines).toBe(
      streetLines,
    );
  });

  it('shows company, tax number and telephone while nothing is known, and for a form that the backend does not know', () => {
    expect(toOptionalFields(undefined)).toBe(defaultOptionalFields);
    expect(toOptionalFields(respond())).toBe(defaultOptionalFields);
    expect(getShownFields(defaultOptionalFields)).toEqual(['company', 'vat_id', 'telephone']);
    for (const country of ['DE', 'GB', 'CH'])
      expect(toOptionalFields(undefined, { storeCountry: country })).toBe(defaultOptionalFields);
    for (const country of ['US', 'JP'])
      expect(getShownFields(toOptionalFields(undefined, { storeCountry: country }))).toEqual(['company', 'telephone']);
  });
});

describe('emptyHiddenFields', () => {
  it('keeps what is shown, and all else of the address', () => {
    const address = {
      city: 'Łódź',
      prefix: 'Pani',
      middlename: '',
      suffix: '',
      company: 'A',
      vat_id: 'B',
      telephone: '1',
      fax: 'C',
    };
    expect(emptyHiddenFields(address, defaultOptionalFields)).toEqual({ ...address, prefix: '', fax: '' });
  });
});
