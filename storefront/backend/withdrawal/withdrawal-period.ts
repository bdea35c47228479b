import type { StoreView } from '../store/store-view.ts';

/** Days that a parcel is given to arrive: the shop knows when it was sent only, and doubt counts for the shopper. */
const TRANSIT_DAYS = 7;

const DAY_MS = 86_400_000;

/**
 * The last day of the period as an ISO date in the shop's time zone; null while nothing has been sent.
 *
 * @param shippedAt ISO date and time
 */
export function lastWithdrawalDay(
  shippedAt: string | undefined,
  { timezone, settings }: Pick<StoreView, 'timezone' | 'settings'>,
): string | null {
  if (shippedAt === undefined) return null;
  const end = new Date(Date.parse(shippedAt) + (TRANSIT_DAYS + settings.withdrawalDays) * DAY_MS);
  return isoDay(end, timezone);
}

/** The day of a moment in a time zone, as an ISO date. */
export function isoDay(moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(moment);
}
