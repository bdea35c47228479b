import { inputError } from '../graphql-error.ts';
import type { CustomerFieldCode } from '../shop/settings.ts';
import type { AttributeValueInput } from './custom-attributes.ts';
import {
  customerFieldCodes,
  customerFieldLabels,
  genders,
  getCustomerField,
  type CustomerSettings,
} from './customer-fields.ts';
import type { CustomerProfile } from './customer-repository.ts';
import { textOrNull } from './postal-address.ts';

/** The profile fields of CustomerCreateInput and CustomerUpdateInput. */
export interface ProfileInput {
  firstname?: string | null;
  lastname?: string | null;
  middlename?: string | null;
  prefix?: string | null;
  suffix?: string | null;
  date_of_birth?: string | null;
  gender?: number | null;
  taxvat?: string | null;
  is_subscribed?: boolean | null;
  custom_attributes?: readonly (AttributeValueInput | null)[] | null;
}

const MAXIMUM_NAME_LENGTH = 255;

function isDate(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/u.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

function requireNames(profile: CustomerProfile): void {
  const missing = (['firstname', 'lastname'] as const).filter((name) => profile[name] === '');
  if (missing.length > 0) throw inputError(`Required parameters are missing: ${missing.join(', ')}`);
  if (profile.firstname.length > MAXIMUM_NAME_LENGTH) throw inputError('First Name is not valid!');
  if (profile.lastname.length > MAXIMUM_NAME_LENGTH) throw inputError('Last Name is not valid!');
}

function requireFields(profile: CustomerProfile, settings: CustomerSettings): void {
  const { prefix, middlename, suffix, date_of_birth, taxvat, gender } = profile;
  const values: Readonly<Record<CustomerFieldCode, string | number | null>> = {
    prefix,
    middlename,
    suffix,
    dob: date_of_birth,
    taxvat,
    gender,
  };
  const missing = customerFieldCodes.find(
    (code) => values[code] === null && getCustomerField(settings, code).show === 'required',
  );
  if (missing) throw inputError(`"${customerFieldLabels[missing]}" is a required value.`);
}

/**
 * The profile after an input: what the input does not mention stays.
 * @param current Null for a new account.
 * @param settings Which fields the merchant requires. Default: as Magento is installed.
 * @throws CommerceError graphql-input
 */
export function readProfile(
  input: ProfileInput,
  current: CustomerProfile | null,
  settings: CustomerSettings = {},
): CustomerProfile {
  const optional = (name: 'middlename' | 'prefix' | 'suffix' | 'taxvat') =>
    input[name] === undefined ? (current?.[name] ?? null) : textOrNull(input[name]);
  const profile: CustomerProfile = {
    firstname: input.firstname === undefined ? (current?.firstname ?? '') : (input.firstname ?? '').trim(),
    lastname: input.lastname === undefined ? (current?.lastname ?? '') : (input.lastname ?? '').trim(),
    middlename: optional('middlename'),
    prefix: optional('prefix'),
    suffix: optional('suffix'),
    taxvat: optional('taxvat'),
    date_of_birth:
      input.date_of_birth === undefined ? (current?.date_of_birth ?? null) : textOrNull(input.date_of_birth),
    gender: input.gender === undefined ? (current?.gender ?? null) : input.gender,
  };
  requireNames(profile);
  requireFields(profile, settings);
  if (profile.date_of_birth !== null && !isDate(profile.date_of_birth)) {
    throw inputError('"Date of Birth" is not a valid date.');
  }
  if (profile.gender !== null && !genders.some(([id]) => id === profile.gender)) {
    throw inputError(`"${profile.gender}" is not a valid gender value.`);
  }
  return profile;
}
