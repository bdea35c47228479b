import { integer, nullable, text } from '../database/index.ts';
import type { SqlValue } from '../database/index.ts';

/** A postal address as the tables keep it: address book, cart and order have the same columns. */
export interface PostalAddress {
  firstname: string;
  lastname: string;
  middlename: string | null;
  prefix: string | null;
  suffix: string | null;
  company: string | null;
  /** Lines separated by line feeds. */
  street: string;
  city: string;
  /** Name of the region. */
  region: string | null;
  /** E.g. `PL-14`. */
  region_code: string | null;
  region_id: number | null;
  postcode: string | null;
  /** ISO 3166-1 alpha-2. */
  country_code: string;
  telephone: string | null;
  fax: string | null;
  vat_id: string | null;
}

/** Column definitions for CREATE TABLE. */
export const POSTAL_COLUMNS_SQL = `firstname TEXT NOT NULL,
  lastname TEXT NOT NULL,
  middlename TEXT,
  prefix TEXT,
  suffix TEXT,
  company TEXT,
  street TEXT NOT NULL,
  city TEXT NOT NULL,
  region TEXT,
  region_code TEXT,
  region_id INTEGER,
  postcode TEXT,
  country_code TEXT NOT NULL,
  telephone TEXT,
  fax TEXT,
  vat_id TEXT`;

/** Column readers for `defineRow`. */
export const postalColumns = {
  firstname: text,
  lastname: text,
  middlename: nullable(text),
  prefix: nullable(text),
  suffix: nullable(text),
  company: nullable(text),
  street: text,
  city: text,
  region: nullable(text),
  region_code: nullable(text),
  region_id: nullable(integer),
  postcode: nullable(text),
  country_code: text,
  telephone: nullable(text),
  fax: nullable(text),
  vat_id: nullable(text),
};

const NAMES = Object.keys(postalColumns);

/** Column names, for INSERT and SELECT. */
export const POSTAL_NAMES = NAMES.join(', ');

/** Named placeholders in the order of the names, for INSERT. */
export const POSTAL_PLACEHOLDERS = NAMES.map((name) => `:${name}`).join(', ');

/** Assignments of all columns, for UPDATE. */
export const POSTAL_ASSIGNMENTS = NAMES.map((name) => `${name} = :${name}`).join(', ');

/** The address as named statement parameters, without any further members of the object. */
export function postalParameters(address: PostalAddress): Record<string, SqlValue> {
  return Object.fromEntries(
    Object.entries(address).filter((entry): entry is [string, SqlValue] => NAMES.includes(entry[0])),
  );
}

/** The address alone, without further members of the object. */
export function pickPostal(address: PostalAddress): PostalAddress {
  const { firstname, lastname, middlename, prefix, suffix, company, street, city } = address;
  const { region, region_code, region_id, postcode, country_code, telephone, fax, vat_id } = address;
  return {
    firstname,
    lastname,
    middlename,
    prefix,
    suffix,
    company,
    street,
    city,
    region,
    region_code,
    region_id,
    postcode,
    country_code,
    telephone,
    fax,
    vat_id,
  };
}

/** Street lines of a stored address. */
export function streetLines(street: string): string[] {
  return street.split('\n');
}

/** Street lines as a stored text without blank ones around it; line feeds inside a line become spaces. */
export function joinStreet(lines: readonly (string | null)[]): string {
  return lines
    .map((line) => (line ?? '').replace(/\s+/gu, ' ').trim())
    .join('\n')
    .trim();
}

/** A trimmed text, or null when nothing is left. */
export function textOrNull(value: string | null | undefined): string | null {
  const trimmed = value?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
}
