import { column, flag, integer, nullable, real, defineRow, text } from '../database/index.ts';
import type { Database } from '../database/index.ts';

/** A physical shop. */
export interface PhysicalStore {
  id: number;
  identifier: string;
  url_key: string;
  name: string;
  address1: string;
  address2: string | null;
  city: string;
  postcode: string;
  region: string;
  /** E.g. `PL-14`. */
  region_code: string;
  country_id: string;
  telephone: string;
  store_type: string;
  latitude: number;
  longitude: number;
  special_schedule: string | null;
  is_active: boolean;
}

const storeRow = defineRow<PhysicalStore>({
  id: integer,
  identifier: text,
  url_key: text,
  name: text,
  address1: text,
  address2: nullable(text),
  city: text,
  postcode: text,
  region: text,
  region_code: text,
  country_id: text,
  telephone: text,
  store_type: text,
  latitude: real,
  longitude: real,
  special_schedule: nullable(text),
  is_active: flag,
});

/** Hours of a weekday, 0 Monday to 6 Sunday; null when closed. */
interface WeekdayHours {
  weekday: number;
  open: string | null;
  close: string | null;
}

/** Hours of one date; null when closed. */
export interface SpecialHours {
  title: string;
  /** ISO date. */
  date: string;
  day_label: string;
  open: string | null;
  close: string | null;
}

const weekdayRow = defineRow<WeekdayHours>({ weekday: integer, open: nullable(text), close: nullable(text) });
const specialRow = defineRow<SpecialHours>({
  title: text,
  date: text,
  day_label: text,
  open: nullable(text),
  close: nullable(text),
});

function byPlace(stores: PhysicalStore[], language: string): PhysicalStore[] {
  const { compare } = new Intl.Collator(language);
  return stores.sort((first, second) => compare(first.city, second.city) || compare(first.name, second.name));
}

/** Active shops by city and name, in the alphabetical order of a language. */
export function listStores(database: Database, language: string): PhysicalStore[] {
  return byPlace(database.all(storeRow, 'SELECT * FROM physical_store WHERE is_active = 1'), language);
}

/** The active shop with this value in a unique column, or undefined. */
export function findStore(database: Database, by: 'identifier' | 'url_key', value: string): PhysicalStore | undefined {
  return database.get(storeRow, `SELECT * FROM physical_store WHERE is_active = 1 AND ${by} = ?`, [value]);
}

const WITH_PICKUP = 'is_active = 1 AND identifier NOT IN (SELECT identifier FROM physical_store_without_pickup)';

/** Active shops where orders can be picked up, by city and name. */
export function listPickupStores(database: Database, language: string): PhysicalStore[] {
  return byPlace(database.all(storeRow, `SELECT * FROM physical_store WHERE ${WITH_PICKUP}`), language);
}

/** The active shop with this identifier where orders can be picked up, or undefined. */
export function findPickupStore(database: Database, identifier: string): PhysicalStore | undefined {
  return database.get(storeRow, `SELECT * FROM physical_store WHERE ${WITH_PICKUP} AND identifier = ?`, [identifier]);
}

/** Weekly hours, Monday first. */
export function listWeekdayHours(database: Database, storeId: number): WeekdayHours[] {
  return database.all(
    weekdayRow,
    'SELECT weekday, open, close FROM physical_store_hours WHERE store_id = ? ORDER BY weekday',
    [storeId],
  );
}

/** Dated exceptions from `from` to `to` (ISO dates, both included), by date. */
export function listSpecialHours(database: Database, storeId: number, from: string, to: string): SpecialHours[] {
  return database.all(
    specialRow,
    `SELECT title, date, day_label, open, close FROM physical_store_special_hours
     WHERE store_id = ? AND date BETWEEN ? AND ? ORDER BY date`,
    [storeId, from, to],
  );
}

/** Identifier of the customer's favorite shop, or undefined. */
export function findFavorite(database: Database, customerId: number): string | undefined {
  return database.get(column('identifier', text), 'SELECT identifier FROM favorite_store WHERE customer_id = ?', [
    customerId,
  ]);
}

/** Saves the customer's favorite shop. */
export function saveFavorite(database: Database, customerId: number, identifier: string): void {
  database.run(
    `INSERT INTO favorite_store (customer_id, identifier) VALUES (?, ?)
     ON CONFLICT (customer_id) DO UPDATE SET identifier = excluded.identifier`,
    [customerId, identifier],
  );
}
