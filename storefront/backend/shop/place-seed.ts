/** Physical store of the shop. */
export interface SeedStore {
  readonly identifier: string;
  readonly urlKey: string;
  readonly name: string;
  readonly address1: string;
  readonly address2?: string;
  readonly city: string;
  readonly postcode: string;
  readonly region: string;
  /** ISO 3166-2 code, e.g. `DE-BY`. */
  readonly regionCode: string;
  /** ISO 3166-1 alpha-2 code. */
  readonly countryCode: string;
  readonly telephone: string;
  readonly storeType: string;
  /** Whether orders can be picked up there. Default true. */
  readonly offersPickup?: boolean;
  readonly latitude: number;
  readonly longitude: number;
  /** Monday first; null on a closed day. */
  readonly openingHours: readonly ({ readonly open: string; readonly close: string } | null)[];
  readonly specialSchedule?: string;
  /** Exceptions by date; empty times: closed. */
  readonly specialHours?: readonly {
    readonly title: string;
    readonly date: string;
    readonly dayLabel: string;
    readonly open: string;
    readonly close: string;
  }[];
}

/** Parcel locker of the carrier `parcel_locker`. */
export interface SeedParcelLocker {
  /** Printed on the locker, e.g. `WAW01A`. */
  readonly code: string;
  readonly street: string;
  readonly city: string;
  readonly postcode: string;
  /** ISO 3166-2 code, e.g. `PL-12`. */
  readonly regionCode: string;
  /** ISO 3166-1 alpha-2 code. */
  readonly countryCode: string;
  /** What helps to find it. */
  readonly description: string;
  readonly latitude: number;
  readonly longitude: number;
}
