/** A calendar day as an ISO date, e.g. `2026-12-24`. */
type IsoDate = string;

/** A public holiday with its Polish name. */
interface Holiday {
  date: IsoDate;
  name: string;
}

const DAY_MS = 86_400_000;

function iso(year: number, month: number, day: number): IsoDate {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

/**
 * The day that lies `days` after `date` (before it, when negative).
 * @param date ISO date; a text that is no date throws a RangeError.
 */
export function addDays(date: IsoDate, days: number): IsoDate {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Weekday of an ISO date: 0 Monday to 6 Sunday. */
export function weekday(date: IsoDate): number {
  return (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
}

/** Easter Sunday of a Gregorian year (anonymous Gregorian computus). */
export function easterSunday(year: number): IsoDate {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  const day = ((h + l - 7 * m + 114) % 31) + 1;
  return iso(year, month, day);
}

/** Days on which shops in Poland are closed by law, in the order of the year (Christmas Eve since 2025). */
export function publicHolidays(year: number): Holiday[] {
  const easter = easterSunday(year);
  const holidays: Holiday[] = [
    { date: iso(year, 1, 1), name: 'Nowy Rok' },
    { date: iso(year, 1, 6), name: 'Święto Trzech Króli' },
    { date: easter, name: 'Wielkanoc' },
    { date: addDays(easter, 1), name: 'Poniedziałek Wielkanocny' },
    { date: iso(year, 5, 1), name: 'Święto Pracy' },
    { date: iso(year, 5, 3), name: 'Święto Konstytucji 3 Maja' },
    { date: addDays(easter, 49), name: 'Zielone Świątki' },
    { date: addDays(easter, 60), name: 'Boże Ciało' },
    { date: iso(year, 8, 15), name: 'Wniebowzięcie Najświętszej Maryi Panny' },
    { date: iso(year, 11, 1), name: 'Wszystkich Świętych' },
    { date: iso(year, 11, 11), name: 'Święto Niepodległości' },
    { date: iso(year, 12, 24), name: 'Wigilia' },
    { date: iso(year, 12, 25), name: 'Boże Narodzenie' },
    { date: iso(year, 12, 26), name: 'Drugi dzień Bożego Narodzenia' },
  ];
  return holidays.sort((first, second) => first.date.localeCompare(second.date));
}

function lastSunday(year: number, month: number): IsoDate {
  const lastDay = addDays(iso(year, month + 1, 1), -1);
  return addDays(lastDay, -((weekday(lastDay) + 1) % 7));
}

/**
 * Sundays on which larger shops in Poland may open: the last ones of January, April, June and August,
 * the one before Easter and the three before Christmas. A public holiday is never among them.
 */
export function tradingSundays(year: number): IsoDate[] {
  const beforeChristmas = addDays(iso(year, 12, 24), -((weekday(iso(year, 12, 24)) + 1) % 7 || 7));
  const sundays = [
    ...[1, 4, 6, 8].map((month) => lastSunday(year, month)),
    addDays(easterSunday(year), -7),
    addDays(beforeChristmas, -14),
    addDays(beforeChristmas, -7),
    beforeChristmas,
  ];
  const closed = new Set(publicHolidays(year).map((holiday) => holiday.date));
  return [...new Set(sundays)].filter((date) => !closed.has(date)).sort();
}
