import type { HelpHours } from '@witryna/ui/need-help';
import type { ResultOf } from '../commerce/index.ts';
import type { needHelpQuery } from './help-operations.ts';

/** How the shop's people are reached; null is not known. */
export interface HelpContact {
  phone: string | null;
  email: string | null;
  /** Null unless all parts are known. */
  hours: HelpHours | null;
}

/**
 * Reads the backend's answer.
 *
 * @param locale tag of the language in which the time zone is spelled out, e.g. `pl-PL`
 */
export function toHelpContact({ storeConfig }: ResultOf<typeof needHelpQuery.document>, locale: string): HelpContact {
  const help = storeConfig?.need_help;
  const [startDay, endDay, startTime, endTime] = [help?.start_day, help?.end_day, help?.start_time, help?.end_time];
  const timeZone = timeZoneName(storeConfig?.timezone, locale);
  return {
    phone: help?.phone_number ?? null,
    email: help?.email ?? null,
    hours:
      startDay && endDay && startTime && endTime && timeZone
        ? { startDay, endDay, startTime, endTime, timeZone }
        : null,
  };
}

/** A time zone in words, e.g. `czas środkowoeuropejski`; undefined for one that the browser does not know. */
function timeZoneName(timeZone: string | null | undefined, locale: string): string | undefined {
  if (!timeZone) return undefined;
  try {
    const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' }).formatToParts();
    return parts.find(({ type }) => type === 'timeZoneName')?.value;
  } catch {
    return undefined;
  }
}
