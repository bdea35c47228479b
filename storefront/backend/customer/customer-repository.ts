import { integer, nullable, defineRow, text } from '../database/index.ts';
import type { Database, SqlValue } from '../database/index.ts';
import { emailKey } from './email-address.ts';

/** Fields that the customer can change. */
export interface CustomerProfile {
  firstname: string;
  lastname: string;
  middlename: string | null;
  prefix: string | null;
  suffix: string | null;
  /** ISO date. */
  date_of_birth: string | null;
  gender: number | null;
  taxvat: string | null;
}

/** An account. */
export interface CustomerRecord extends CustomerProfile {
  id: number;
  email: string;
  password_hash: string;
  default_billing: number | null;
  default_shipping: number | null;
  failure_count: number;
  first_failure_at: string | null;
  locked_until: string | null;
  created_at: string;
}

const customerRow = defineRow<CustomerRecord>({
  id: integer,
  email: text,
  password_hash: text,
  firstname: text,
  lastname: text,
  middlename: nullable(text),
  prefix: nullable(text),
  suffix: nullable(text),
  date_of_birth: nullable(text),
  gender: nullable(integer),
  taxvat: nullable(text),
  default_billing: nullable(integer),
  default_shipping: nullable(integer),
  failure_count: integer,
  first_failure_at: nullable(text),
  locked_until: nullable(text),
  created_at: text,
});

/** The account, or undefined. */
export function findCustomer(database: Database, id: number): CustomerRecord | undefined {
  return database.get(customerRow, 'SELECT * FROM customer WHERE id = ?', [id]);
}

/** The account of an e-mail address in any letter case, or undefined. */
export function findCustomerByEmail(database: Database, email: string): CustomerRecord | undefined {
  return database.get(customerRow, 'SELECT * FROM customer WHERE email_key = ?', [emailKey(email)]);
}

/** Adds an account and returns its id. The e-mail address must be free. */
export function insertCustomer(
  database: Database,
  email: string,
  passwordHash: string,
  profile: CustomerProfile,
  createdAt: string,
): number {
  const parameters: Record<string, SqlValue> = {
    ...profileParameters(profile),
    email: email.trim(),
    email_key: emailKey(email),
    password_hash: passwordHash,
    created_at: createdAt,
  };
  return database.run(
    `INSERT INTO customer (email, email_key, password_hash, firstname, lastname, middlename, prefix, suffix,
       date_of_birth, gender, taxvat, created_at)
     VALUES (:email, :email_key, :password_hash, :firstname, :lastname, :middlename, :prefix, :suffix,
       :date_of_birth, :gender, :taxvat, :created_at)`,
    parameters,
  ).lastInsertRowid;
}

function profileParameters(profile: CustomerProfile): Record<string, SqlValue> {
  const { firstname, lastname, middlename, prefix, suffix, date_of_birth, gender, taxvat } = profile;
  return { firstname, lastname, middlename, prefix, suffix, date_of_birth, gender, taxvat };
}

/** Replaces the profile of an account. */
export function updateProfile(database: Database, id: number, profile: CustomerProfile): void {
  database.run(
    `UPDATE customer SET firstname = :firstname, lastname = :lastname, middlename = :middlename, prefix = :prefix,
       suffix = :suffix, date_of_birth = :date_of_birth, gender = :gender, taxvat = :taxvat WHERE id = :id`,
    { ...profileParameters(profile), id },
  );
}

/** Replaces the e-mail address of an account. */
export function updateEmail(database: Database, id: number, email: string): void {
  database.run('UPDATE customer SET email = ?, email_key = ? WHERE id = ?', [email.trim(), emailKey(email), id]);
}

/** Replaces the password and lifts a lock. */
export function updatePassword(database: Database, id: number, passwordHash: string): void {
  database.run(
    `UPDATE customer SET password_hash = ?, failure_count = 0, first_failure_at = NULL, locked_until = NULL
     WHERE id = ?`,
    [passwordHash, id],
  );
}

/** Records how often and since when signing in has failed, and until when the account is locked. */
export function updateFailures(
  database: Database,
  id: number,
  failures: Pick<CustomerRecord, 'failure_count' | 'first_failure_at' | 'locked_until'>,
): void {
  database.run('UPDATE customer SET failure_count = ?, first_failure_at = ?, locked_until = ? WHERE id = ?', [
    failures.failure_count,
    failures.first_failure_at,
    failures.locked_until,
    id,
  ]);
}

/** Names an address of the address book as default; null takes the default away. */
export function setDefaultAddress(
  database: Database,
  customerId: number,
  use: 'default_billing' | 'default_shipping',
  addressId: number | null,
): void {
  database.run(`UPDATE customer SET ${use} = ? WHERE id = ?`, [addressId, customerId]);
}
