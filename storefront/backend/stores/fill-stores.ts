import { column, integer } from '../database/index.ts';
import type { Database } from '../database/index.ts';
import type { SeedStore } from '../shop/place-seed.ts';

function saveStore(database: Database, store: SeedStore): number {
  database.run(
    `INSERT INTO physical_store (identifier, url_key, name, address1, address2, city, postcode, region, region_code,
       country_id, telephone, store_type, latitude, longitude, special_schedule, is_active)
     VALUES (:identifier, :url_key, :name, :address1, :address2, :city, :postcode, :region, :region_code,
       :country_id, :telephone, :store_type, :latitude, :longitude, :special_schedule, 1)
     ON CONFLICT (identifier) DO UPDATE SET url_key = excluded.url_key, name = excluded.name,
       address1 = excluded.address1, address2 = excluded.address2, city = excluded.city,
       postcode = excluded.postcode, region = excluded.region, region_code = excluded.region_code, country_id = excluded.country_id,
       telephone = excluded.telephone, store_type = excluded.store_type, latitude = excluded.latitude,
       longitude = excluded.longitude, special_schedule = excluded.special_schedule, is_active = 1`,
    {
      identifier: store.identifier,
      url_key: store.urlKey,
      name: store.name,
      address1: store.address1,
      address2: store.address2 ?? null,
      city: store.city,
      postcode: store.postcode,
      region: store.region,
      region_code: store.regionCode,
      country_id: store.countryCode,
      telephone: store.telephone,
      store_type: store.storeType,
      latitude: store.latitude,
      longitude: store.longitude,
      special_schedule: store.specialSchedule ?? null,
    },
  );
  const id = database.get(column('id', integer), 'SELECT id FROM physical_store WHERE identifier = ?', [
    store.identifier,
  ]);
  if (id === undefined) throw new Error(`The store ${store.identifier} could not be saved.`);
  return id;
}

function replaceHours(database: Database, storeId: number, store: SeedStore): void {
  database.run('DELETE FROM physical_store_hours WHERE store_id = ?', [storeId]);
  database.run('DELETE FROM physical_store_special_hours WHERE store_id = ?', [storeId]);
  for (const [weekday, hours] of store.openingHours.entries()) {
    database.run('INSERT INTO physical_store_hours (store_id, weekday, open, close) VALUES (?, ?, ?, ?)', [
      storeId,
      weekday,
      hours?.open ?? null,
      hours?.close ?? null,
    ]);
  }
  for (const special of store.specialHours ?? []) {
    database.run(
      `INSERT INTO physical_store_special_hours (store_id, date, title, day_label, open, close)
       VALUES (?, ?, ?, ?, ?, ?)`,
      [storeId, special.date, special.title, special.dayLabel, special.open || null, special.close || null],
    );
  }
}

/** Writes the seeded shops. Shops that are no longer in the seed are closed, not deleted: favorites point to them. */
export function fillStores(database: Database, stores: readonly SeedStore[]): void {
  database.run('UPDATE physical_store SET is_active = 0');
  database.run('DELETE FROM physical_store_without_pickup');
  for (const store of stores) {
    replaceHours(database, saveStore(database, store), store);
    if (store.offersPickup === false)
      database.run('INSERT INTO physical_store_without_pickup (identifier) VALUES (?)', [store.identifier]);
  }
}
