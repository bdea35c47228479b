import { describe, expect, it } from 'vitest';
import { CommerceError } from '../../commerce/index.ts';
import { findMissingFields } from './find-missing-fields.ts';

const refused = (message: string) =>
  new CommerceError('graphql', {
    errors: [{ message, path: ['createCustomerV2'], category: 'graphql-input', code: undefined }],
  });
const required = { visibility: 'required', options: [] };

describe('findMissingFields', () => {
  it('returns the fields that Magento names', () => {
    expect(
      findMissingFields(refused('"Date of Birth" is a required value.\n"Tax/VAT Number" is a required value.')),
    ).toEqual({ dob: required, taxvat: required });
    expect(findMissingFields(refused('"Gender" is a required value.'))).toEqual({ gender: required });
    expect(findMissingFields(refused('"Middle Name/Initial" is a required value.'))).toEqual({ middlename: required });
  });

  it('returns all fields, as optional ones, when the message is translated', () => {
    const fields = findMissingFields(refused('"Steuernummer" ist ein erforderlicher Wert.'));
    expect(Object.keys(fields)).toEqual(['prefix', 'middlename', 'suffix', 'dob', 'gender', 'taxvat']);
    expect(new Set(Object.values(fields).map((field) => field.visibility))).toEqual(new Set(['optional']));
  });

  it.each([
    'A customer with the same email address already exists in an associated website.',
    '"ann@example" is not a valid email address.',
    'Das Passwort benötigt mindestens 8 Zeichen.',
  ])('returns none for %s', (message) => {
    expect(findMissingFields(refused(message))).toEqual({});
  });

  it('returns none when the backend could not be reached', () => {
    expect(findMissingFields(new CommerceError('unavailable'))).toEqual({});
  });
});
