import { type IntlShape, useIntl } from '../i18n/index.ts';
import { openStatus } from './open-status.ts';
import { hoursOn, type Schedule } from './opening-hours.ts';

/** Whether a shop is open, in words. */
export interface StoreStatus {
  open: boolean;
  text: string;
}

/** The hours of a day, which is all that can be told while the time is not known. */
function hoursOfDay(intl: IntlShape, schedule: Schedule, date: string): StoreStatus {
  const { hours, title } = hoursOn(date, schedule);
  const text = hours ? intl.formatMessage('stores.today', { ...hours }) : intl.formatMessage('stores.closedToday');
  return {
    open: hours !== null,
    text: title ? intl.formatMessage('stores.becauseOf', { hours: text, occasion: title }) : text,
  };
}

function statusNow(intl: IntlShape, schedule: Schedule, now: Date, timeZone: string): StoreStatus {
  const status = openStatus(now, timeZone, schedule);
  if (status.open) return { open: true, text: intl.formatMessage('stores.openUntil', { time: status.until }) };
  const { next } = status;
  if (!next) return { open: false, text: intl.formatMessage('stores.closedNow') };
  if (next.inDays === 0) return { open: false, text: intl.formatMessage('stores.opensToday', { time: next.at }) };
  if (next.inDays === 1) return { open: false, text: intl.formatMessage('stores.opensTomorrow', { time: next.at }) };
  const day = intl.formatDate(new Date(`${next.date}T00:00:00Z`), { weekday: 'long', timeZone: 'UTC' });
  return { open: false, text: intl.formatMessage('stores.opensOn', { day, time: next.at }) };
}

/**
 * Makes the status of shops: whether each is open now, by the clocks where it stands; its hours of the day while the
 * time is not known.
 */
export function useStoreStatus(today: string, now: Date | null, timeZone: string): (schedule: Schedule) => StoreStatus {
  const intl = useIntl();
  return (schedule) => (now ? statusNow(intl, schedule, now, timeZone) : hoursOfDay(intl, schedule, today));
}
