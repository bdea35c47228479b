import { publicHolidays, tradingSundays, weekday } from './polish-calendar.ts';
import type { SeedStore } from '../../backend/index.ts';
import { keyIn } from '../known-value.ts';

/** Years for which the dated exceptions (holidays, trading Sundays) are seeded. */
const YEARS = [2026, 2027, 2028, 2029, 2030];

const WEEKDAY_LABELS = ['poniedziałek', 'wtorek', 'środa', 'czwartek', 'piątek', 'sobota', 'niedziela'];

type Hours = { open: string; close: string };
type SpecialHours = NonNullable<SeedStore['specialHours']>[number];

const hours = (open: string, close: string): Hours => ({ open, close });

interface HoursPlan {
  storeType: string;
  /** Monday first; null on a closed day. */
  week: (Hours | null)[];
  /** Hours of trading Sundays; null where the shop stays closed on them too. */
  tradingSunday: Hours | null;
}

const PLANS = {
  street: {
    storeType: 'Sklep z wejściem od ulicy',
    week: [...Array<Hours>(5).fill(hours('10:00', '18:00')), hours('10:00', '14:00'), null],
    tradingSunday: null,
  },
  center: {
    storeType: 'Sklep w centrum miasta',
    week: [...Array<Hours>(5).fill(hours('9:00', '20:00')), hours('10:00', '18:00'), null],
    tradingSunday: hours('10:00', '16:00'),
  },
  gallery: {
    storeType: 'Sklep w galerii handlowej',
    week: [...Array<Hours>(6).fill(hours('9:00', '21:00')), null],
    tradingSunday: hours('10:00', '20:00'),
  },
} satisfies Record<string, HoursPlan>;

function dated(date: string, title: string, open: string, close: string): SpecialHours {
  return { title, date, dayLabel: WEEKDAY_LABELS[weekday(date)] ?? '', open, close };
}

/** Holidays (empty hours: closed), trading Sundays and the short New Year's Eve, by date. */
function datedExceptions(plan: HoursPlan): SpecialHours[] {
  return YEARS.flatMap((year) => {
    const lastDay = `${year}-12-31`;
    const usual = plan.week[weekday(lastDay)];
    const sunday = plan.tradingSunday;
    return [
      ...publicHolidays(year).map((holiday) => dated(holiday.date, holiday.name, '', '')),
      ...(sunday === null
        ? []
        : tradingSundays(year).map((date) => dated(date, 'Niedziela handlowa', sunday.open, sunday.close))),
      ...(usual ? [dated(lastDay, 'Sylwester', usual.open, '15:00')] : []),
    ];
  }).sort((first, second) => first.date.localeCompare(second.date));
}

/** A store as `physical-stores.json` has it; everything else follows from its plan of hours. */
export interface StoreFile
  extends Pick<
    SeedStore,
    | 'identifier'
    | 'name'
    | 'address1'
    | 'address2'
    | 'city'
    | 'postcode'
    | 'region'
    | 'regionCode'
    | 'telephone'
    | 'latitude'
    | 'longitude'
    | 'specialSchedule'
    | 'offersPickup'
  > {
  /** Key of {@link PLANS}. */
  plan: string;
}

/**
 * Returns a whole store: url key, type, weekly hours and dated exceptions are filled in.
 *
 * @throws Error for an unknown plan
 */
export function buildStore({ plan, ...facts }: StoreFile): SeedStore {
  const chosen: HoursPlan = PLANS[keyIn(PLANS, plan)];
  return {
    ...facts,
    urlKey: facts.identifier,
    countryCode: 'PL',
    storeType: chosen.storeType,
    openingHours: [...chosen.week],
    specialHours: datedExceptions(chosen),
  };
}
