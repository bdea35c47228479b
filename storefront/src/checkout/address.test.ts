import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadPhoneRules } from '../forms/index.ts';
import {
  addressErrors,
  cleanAddress,
  emailError,
  emptyAddress,
  isSameAddress,
  toGraphQLAddress,
  toRestAddress,
  type CheckoutAddress,
} from './address.ts';
import { defaultOptionalFields } from './optional-fields.ts';

const address: CheckoutAddress = {
  ...emptyAddress,
  country_code: 'PL',
  firstname: 'Anna',
  lastname: 'Nowak',
  street: ['Prosta 1', 'm. 2'],
  city: 'Kraków',
  region_code: 'PL-12',
  postcode: '31-000',
  telephone: '+48600700800',
};
/** What is sent of the address under the same names. */
const sentFields = {
  firstname: 'Anna',
  lastname: 'Nowak',
  street: ['Prosta 1', 'm. 2'],
  city: 'Kraków',
  region_code: 'PL-12',
  postcode: '31-000',
  telephone: '+48600700800',
};
const optionalValues = {
  prefix: 'Pani',
  middlename: 'Maria',
  suffix: 'PhD',
  company: 'Nowak Studio',
  vat_id: '5260250995',
  fax: '+48220000201',
};
const phoneRules = await loadPhoneRules();
const regions = [
  { id: 5, code: 'PL-10', name: 'łódzkie', country: 'PL' },
  { id: 7, code: 'PL-12', name: 'małopolskie', country: 'PL' },
];

describe('addressErrors', () => {
  it('finds nothing wrong with a complete address', () => {
    expect(addressErrors(address, phoneRules)).toEqual({});
    expect(addressErrors({ ...address, street: ['Prosta 1'], region_code: '' }, phoneRules)).toEqual({});
  });

  it.each([
    ['required', '', true],
    ['required', '12', true],
    ['optional', '', false],
    ['optional', '12', true],
    ['hidden', '', false],
    ['hidden', '12', false],
  ] as const)('checks a telephone number that is %s: "%s"', (visibility, telephone, isWrong) => {
    const fields = { ...defaultOptionalFields, telephone: { visibility, options: [] } };
    const errors = addressErrors({ ...address, telephone }, phoneRules, undefined, fields);
    expect('telephone' in errors).toBe(isWrong);
  });

  it('sends no telephone number that was not asked for', () => {
    expect(toRestAddress({ ...address, telephone: '' }, 'a@example.com', regions)).not.toHaveProperty('telephone');
  });

  it('[CHK-05] names every field that is missing', () => {
    expect(Object.keys(addressErrors(emptyAddress, phoneRules)).sort()).toEqual([
      'city',
      'country',
      'firstname',
      'lastname',
      'postcode',
      'street',
      'telephone',
    ]);
    expect(Object.keys(addressErrors({ ...address, street: ['   ', 'm. 2'], city: ' ' }, phoneRules)).sort()).toEqual([
      'city',
      'street',
    ]);
    expect(Object.keys(addressErrors({ ...address, street: [] }, phoneRules))).toEqual(['street']);
  });

  it('follows the rules of the country', () => {
    const rules = { regions, isRegionRequired: true, isPostcodeRequired: false };
    expect(Object.keys(addressErrors({ ...address, region_code: '', postcode: '' }, phoneRules, rules))).toEqual([
      'region',
    ]);
    expect(addressErrors({ ...address, region_code: '' }, phoneRules, { ...rules, regions: [] })).toHaveProperty(
      'region',
    );
    expect(Object.keys(addressErrors({ ...address, region_code: 'Galicja' }, phoneRules, rules))).toEqual(['region']);
    expect(addressErrors({ ...address, region_code: 'Małopolskie' }, phoneRules, rules)).toEqual({});
    const german = { ...address, country_code: 'DE', postcode: '10115', telephone: '030 901820' };
    expect(addressErrors(german, phoneRules)).toEqual({});
    expect(Object.keys(addressErrors({ ...german, postcode: '31-000' }, phoneRules))).toEqual(['postcode']);
  });

  it('accepts unusual names and spellings', () => {
    expect(
      addressErrors(
        {
          ...address,
          postcode: '31 000',
          telephone: '600-700-800',
          lastname: "O'Neill-Śmigły 3.",
          street: ['Dworek Leśny'],
        },
        phoneRules,
      ),
    ).toEqual({});
  });

  it('[CHK-05] rejects a postcode and a phone number that nobody can deliver to, with an example', () => {
    const errors = addressErrors({ ...address, postcode: '1234', telephone: '12ab' }, phoneRules);
    expect(errors).toMatchObject({ postcode: { value: '12-345' }, telephone: { value: '512 345 678' } });
    expect(Object.keys(addressErrors({ ...address, postcode: '1234', telephone: '12ab' }, null)).sort()).toEqual([
      'postcode',
      'telephone',
    ]);
  });
});

describe('emailError', () => {
  it('wants an address, and one that looks like it', () => {
    expect(emailError('')?.id).toBe('formValidation.isRequired');
    expect(emailError('anna@')?.id).toBe('formValidation.validateEmail');
    expect(emailError(' anna@example.pl ')).toBeUndefined();
  });
});

describe('cleanAddress', () => {
  it('trims, drops empty lines and writes postcode and telephone in one form', () => {
    expect(
      cleanAddress(
        { ...address, firstname: ' Anna ', street: [' Prosta 1 ', '  '], postcode: '31 000', telephone: '600 700 800' },
        phoneRules,
      ),
    ).toEqual({
      ...address,
      street: ['Prosta 1'],
    });
  });

  it('keeps the places of street lines around an empty one', () => {
    const street = ['Prosta 1', ' ', ' Hala C ', ''];
    expect(cleanAddress({ ...address, street }, phoneRules).street).toEqual(['Prosta 1', '', 'Hala C']);
  });

  it('writes the digits and hyphens of Japanese keyboards as those of ASCII', () => {
    const typed = {
      ...address,
      country_code: 'JP',
      postcode: '１００−０００１',
      telephone: '０３ー３２１３ー１１１１',
      street: ['千代田１−２−３', 'タワー ５'],
    };
    expect(cleanAddress(typed, phoneRules)).toMatchObject({
      postcode: '100-0001',
      telephone: '+81332131111',
      street: ['千代田1-2-3', 'タワー 5'],
    });
  });

  it('leaves what it does not understand as it was typed', () => {
    expect(cleanAddress({ ...address, postcode: ' AB1 2CD ', telephone: ' wewn. 12 ' }, phoneRules)).toMatchObject({
      postcode: 'AB1 2CD',
      telephone: 'wewn. 12',
    });
  });

  it('changes nothing the second time', () => {
    const text = fc.string({ unit: 'grapheme' });
    const record = fc.record({
      country_code: fc.constantFrom('', 'DE', 'PL'),
      prefix: text,
      middlename: text,
      suffix: text,
      company: text,
      vat_id: fc.oneof(text, fc.stringMatching(/^(PL)? ?\d{3}-?\d{7} ?$/)),
      fax: text,
      firstname: text,
      lastname: text,
      street: fc.array(text, { maxLength: 2 }),
      city: text,
      region_code: text,
      postcode: fc.oneof(text, fc.stringMatching(/^ ?\d{2}[ -]?\d{3}$/)),
      telephone: fc.oneof(text, fc.stringMatching(/^\d{9}$/)),
    });
    fc.assert(
      fc.property(record, (typed) => {
        expect(cleanAddress(cleanAddress(typed, phoneRules), phoneRules)).toEqual(cleanAddress(typed, phoneRules));
      }),
    );
  });
});

describe('isSameAddress', () => {
  it('compares what is meant, not how it is written', () => {
    expect(
      isSameAddress(address, {
        ...address,
        postcode: '31 000',
        telephone: '600 700 800',
        street: ['Prosta 1 ', 'm. 2', ''],
      }),
    ).toBe(true);
    expect(isSameAddress(address, { ...address, telephone: '+48600700801' })).toBe(false);
    expect(isSameAddress(address, { ...address, city: 'Łódź' })).toBe(false);
  });
});

describe('toGraphQLAddress', () => {
  it('[CHK-06] [CHK-19] sends the fields of the address with country PL', () => {
    expect(toGraphQLAddress(address, regions)).toEqual({ ...sentFields, region_id: 7, country_id: 'PL' });
    expect(toGraphQLAddress({ ...address, region_code: '' }, regions)).toMatchObject({
      region_code: null,
      region_id: null,
    });
  });

  it('[CHK-19] sends the id of a region whose code is a number, which Magento would take for an id', () => {
    const french = { ...address, country_code: 'FR', region_code: '75' };
    const paris = { id: 257, code: '75', name: 'Paris', country: 'FR' };
    expect(toGraphQLAddress(french, [...regions, paris])).toMatchObject({ region_code: '75', region_id: 257 });
  });
});

it('sends all lines of a street to the cart', () => {
  const street = ['Prosta 1', 'm. 2', 'Hala C', 'Brama 4'];
  const long = cleanAddress({ ...address, street }, phoneRules);
  expect(toGraphQLAddress(long, regions).street).toEqual(street);
  expect(toRestAddress(long, 'anna@example.pl', regions).street).toEqual(street);
});

it('drops the empty lines of a street that has more lines than the shop accepts', () => {
  const long = { ...address, street: ['Prosta 1', '', 'Hala C'] };
  expect(cleanAddress(long, phoneRules, 2).street).toEqual(['Prosta 1', 'Hala C']);
  expect(cleanAddress(long, phoneRules, 3).street).toEqual(['Prosta 1', '', 'Hala C']);
  expect(isSameAddress(long, cleanAddress(long, phoneRules, 2))).toBe(true);
});

describe('the optional fields', () => {
  it('are sent when they are filled: to a cart by GraphQL only those that every Magento takes', () => {
    const filled = { ...address, ...optionalValues };
    expect(toRestAddress(filled, 'anna@example.pl', regions)).toMatchObject(optionalValues);
    expect(toGraphQLAddress(filled, regions)).toEqual({
      ...sentFields,
      region_id: 7,
      country_id: 'PL',
      company: 'Nowak Studio',
    });
  });

  it('must be filled when the shop requires them, and have no errors when they are hidden', () => {
    const required = { visibility: 'required', options: [] } as const;
    expect(addressErrors(address, phoneRules, undefined, { ...defaultOptionalFields, company: required })).toEqual({
      company: { id: 'formValidation.isRequired' },
    });
    const wrong = { ...address, vat_id: '123' };
    expect(addressErrors(wrong, phoneRules)).toEqual({ vat_id: { id: 'checkout.nipInvalid' } });
    const hidden = { visibility: 'hidden', options: [] } as const;
    expect(addressErrors(wrong, phoneRules, undefined, { ...defaultOptionalFields, vat_id: hidden })).toEqual({});
  });

  it('must have company and tax number for an invoice in Poland that the shopper has chosen', () => {
    const missing = { id: 'formValidation.isRequired' };
    const wanted = { ...address, wants_invoice: true };
    expect(addressErrors(wanted, phoneRules)).toEqual({ company: missing, vat_id: missing });
    expect(addressErrors({ ...wanted, company: 'Nowak Studio' }, phoneRules)).toEqual({ vat_id: missing });
    expect(addressErrors({ ...address, vat_id: '123', wants_invoice: false }, phoneRules)).toEqual({});
    const german = { ...wanted, country_code: 'DE', postcode: '10115', telephone: '030 901820' };
    expect(addressErrors(german, phoneRules)).toEqual({});
  });

  it('are part of what makes an address the same', () => {
    expect(isSameAddress(address, { ...address, company: 'Nowak Studio' })).toBe(false);
    expect(isSameAddress({ ...address, vat_id: '5260250995' }, { ...address, vat_id: 'PL 526-025-09-95' })).toBe(true);
  });
});

describe('toRestAddress', () => {
  it('[CHK-06] [CHK-07] sends country PL and the region of the code', () => {
    expect(toRestAddress(address, 'anna@example.pl', regions)).toEqual({
      ...sentFields,
      email: 'anna@example.pl',
      country_id: 'PL',
      region_code: 'PL-12',
      region_id: 7,
      region: 'małopolskie',
    });
  });

  it('sends the name of a region as it is typed in a country without a list of them', () => {
    const sent = toRestAddress({ ...address, country_code: 'IE', region_code: 'Cork' }, 'anna@example.pl', regions);
    expect(sent).toMatchObject({ country_id: 'IE', region: 'Cork' });
    expect(sent).not.toHaveProperty('region_code');
  });

  it('sends the region of a name that was saved without a code', () => {
    const sent = toRestAddress({ ...address, region_code: 'Małopolskie' }, 'anna@example.pl', regions);
    expect(sent).toMatchObject({ region_code: 'PL-12', region_id: 7, region: 'małopolskie' });
  });

  it.each(['', 'PL-99'])('[CHK-07] sends no region for the code "%s"', (code) => {
    const sent = toRestAddress({ ...address, region_code: code }, 'anna@example.pl', regions);
    for (const key of ['region', 'region_id', 'region_code']) expect(sent).not.toHaveProperty(key);
  });
});
