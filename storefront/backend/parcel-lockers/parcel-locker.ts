import type { RequestContext } from '../request-context.ts';
import type { SeedParcelLocker } from '../shop/place-seed.ts';
import { getViewLanguage } from '../store/view-language.ts';

/** Carrier code of delivery to parcel lockers. */
export const LOCKER_CARRIER = 'parcel_locker';

type LockerScope = Pick<RequestContext, 'shop'>;

/** All lockers of a carrier, by city and code; empty for a carrier without lockers. */
export function listParcelLockers({ shop }: LockerScope, carrierCode: string): SeedParcelLocker[] {
  if (carrierCode !== LOCKER_CARRIER) return [];
  const { compare } = new Intl.Collator(getViewLanguage(shop.storeViews[0]));
  return (shop.parcelLockers ?? []).toSorted(
    (first, second) => compare(first.city, second.city) || compare(first.code, second.code),
  );
}

/** The locker with this code, or undefined. */
export function findParcelLocker({ shop }: LockerScope, code: string): SeedParcelLocker | undefined {
  return shop.parcelLockers?.find((locker) => locker.code === code);
}
