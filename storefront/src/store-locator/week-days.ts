import type { OpeningDay, SpecialDay } from '@witryna/ui/opening-hours';
import type { IntlShape } from '../i18n/index.ts';
import { addDays, getWeekday, type Hours, type Schedule } from '../stores/index.ts';

/** Any Monday, to name weekdays after. */
const aMonday = '2024-01-01';

const utcDay = (date: string) => new Date(`${date}T00:00:00Z`);

const hoursText = (intl: IntlShape, hours: Hours | null) =>
  hours ? intl.formatMessage('stores.hours', { ...hours }) : null;

/** The week from Monday, in words, with the present day marked. */
export function weekDays(intl: IntlShape, { week }: Schedule, today: string): OpeningDay[] {
  return week.map((hours, index) => ({
    day: intl.formatDate(utcDay(addDays(aMonday, index)), { weekday: 'long', timeZone: 'UTC' }),
    hours: hoursText(intl, hours),
    today: index === getWeekday(today),
  }));
}

/** Days to come on which other hours hold, in words. */
export function specialDays(intl: IntlShape, { special }: Schedule, today: string): SpecialDay[] {
  return special
    .filter(({ date }) => date >= today)
    .map(({ date, title, hours }) => ({
      day: intl.formatDate(utcDay(date), { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }),
      hours: hoursText(intl, hours),
      ...(title && { note: title }),
    }));
}
