import { isObject } from '../commerce/index.ts';
import type { CheckoutAddress } from './address.ts';
import { optionalFieldNames, type OptionalFieldName } from './optional-field-names.ts';

/** Whether a stored value is an address of this shape; the optional fields may be missing. */
export function isAddress(
  value: unknown,
): value is Omit<CheckoutAddress, OptionalFieldName> & Partial<Pick<CheckoutAddress, OptionalFieldName>> {
  if (typeof value !== 'object' || value === null) return false;
  const record: Partial<Record<string, unknown>> = { ...value };
  const texts = ['firstname', 'lastname', 'city', 'region_code', 'postcode', 'country_code'];
  return (
    texts.every((key) => typeof record[key] === 'string') &&
    optionalFieldNames.every((key) => record[key] === undefined || typeof record[key] === 'string') &&
    ['undefined', 'boolean'].includes(typeof record['wants_invoice']) &&
    (record['custom_attributes'] === undefined || isTextRecord(record['custom_attributes'])) &&
    Array.isArray(record['street']) &&
    record['street'].every((line) => typeof line === 'string')
  );
}

const isTextRecord = (value: unknown) =>
  isObject(value) && Object.values(value).every((text) => typeof text === 'string');

/** An address with the name of its region, for its text. */
export type NamedAddress = CheckoutAddress & {
  /** Absent for a region that the country does not list. */
  region?: string | undefined;
};

/** Whether a stored value is an address with the name of its region, see {@link isAddress}. */
export const isNamedAddress = (value: unknown): boolean =>
  isAddress(value) && (!('region' in value) || typeof value.region === 'string');
