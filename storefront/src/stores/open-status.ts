import { addDays, dateInZone, hoursOn, type Schedule } from './opening-hours.ts';

/** Whether a shop is open at a moment, and until or from when. */
export type OpenStatus =
  | { open: true /** E.g. `18:00`. */; until: string }
  | {
      open: false;
      /** When it opens next; null when nothing is known of the next two weeks. */
      next: {
        /** ISO date. */ date: string /** 0 today, 1 tomorrow, … */;
        inDays: number /** E.g. `9:00`. */;
        at: string;
      } | null;
    };

const MINUTES_A_DAY = 1440;

/** How far ahead an opening is looked for, in days: no holiday closes longer. */
const DAYS_AHEAD = 14;

/** Minutes since midnight of e.g. `9:05`; null for anything else. */
function parseMinutes(time: string): number | null {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})/.exec(time) ?? [];
  if (hours === undefined || minutes === undefined) return null;
  const total = Number(hours) * 60 + Number(minutes);
  return total <= MINUTES_A_DAY ? total : null;
}

/** Minutes since midnight on the clocks of a time zone. */
function minutesInZone(moment: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((candidate) => candidate.type === type)?.value ?? 0);
  return part('hour') * 60 + part('minute');
}

interface Span {
  from: number;
  /** Beyond 1440 when it closes after midnight. */
  to: number;
  open: string;
  close: string;
}

function spanOn(date: string, schedule: Schedule): Span | null {
  const { hours } = hoursOn(date, schedule);
  const from = hours && parseMinutes(hours.open);
  const to = hours && parseMinutes(hours.close);
  if (!hours || from === null || to === null) return null;
  return { from, to: to > from ? to : to + MINUTES_A_DAY, ...hours };
}

/**
 * Whether a shop is open: by the clocks where it stands, whatever those of the shopper show. Hours past midnight and
 * exceptions are minded; a time that cannot be read counts as closed.
 *
 * @param timeZone IANA name of the shop's time zone
 */
export function openStatus(moment: Date, timeZone: string, schedule: Schedule): OpenStatus {
  const today = dateInZone(moment, timeZone);
  const now = minutesInZone(moment, timeZone);
  const yesterdays = spanOn(addDays(today, -1), schedule);
  if (yesterdays && now + MINUTES_A_DAY < yesterdays.to) return { open: true, until: yesterdays.close };
  const todays = spanOn(today, schedule);
  if (todays && now >= todays.from && now < todays.to) return { open: true, until: todays.close };
  for (let inDays = 0; inDays <= DAYS_AHEAD; inDays += 1) {
    const date = addDays(today, inDays);
    const span = spanOn(date, schedule);
    if (span && (inDays > 0 || now < span.from)) return { open: false, next: { date, inDays, at: span.open } };
  }
  return { open: false, next: null };
}
