/** Opening and closing time of a day as the backend writes them, e.g. `9:00` and `18:00`. */
export interface Hours {
  open: string;
  close: string;
}

/** An exception on one date, such as a holiday. */
export interface SpecialHours {
  /** ISO date, e.g. `2026-12-24`. */
  date: string;
  /** What makes the day special; empty without. */
  title: string;
  /** Null when the shop is closed on that date. */
  hours: Hours | null;
}

/** When a shop is open. */
export interface Schedule {
  /** Seven days, Monday first; null on a closed day. */
  week: readonly (Hours | null)[];
  special: readonly SpecialHours[];
}

/** What holds on one date. */
export interface HoursOfDay {
  /** Null: closed. */
  hours: Hours | null;
  /** Title of the exception; empty on an ordinary day. */
  title: string;
}

const DAY_MS = 86_400_000;

/**
 * The calendar day that it is at a moment in a time zone.
 *
 * @param timeZone IANA name, e.g. `Europe/Warsaw`; another text throws a RangeError
 * @returns ISO date
 */
export function dateInZone(moment: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((candidate) => candidate.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** The day that lies `days` after an ISO date. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Weekday of an ISO date: 0 Monday to 6 Sunday. */
export function getWeekday(date: string): number {
  return (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
}

/** The hours of a date: those of an exception, else those of its weekday. */
export function hoursOn(date: string, { week, special }: Schedule): HoursOfDay {
  const exception = special.find((candidate) => candidate.date === date);
  return exception
    ? { hours: exception.hours, title: exception.title }
    : { hours: week[getWeekday(date)] ?? null, title: '' };
}
