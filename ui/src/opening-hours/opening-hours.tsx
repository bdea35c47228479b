'use client';
import type { HTMLAttributes, Ref } from 'react';
import { useStrings, type StringOverrides } from '../provider/index.ts';
import { classNames } from '../styles/class-names.ts';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts';
import * as styles from './opening-hours.css.ts';
import { openingHoursStrings, type OpeningHoursStrings } from './opening-hours.strings.ts';

export interface OpeningDay {
  /** The whole name, e.g. `poniedziałek`. */
  day: string;
  /** Formatted, e.g. `9:00–18:00`; null while closed all day. */
  hours: string | null;
  /** The present day. Default false. */
  today?: boolean;
}

export interface SpecialDay {
  /** Formatted, e.g. `wtorek, 24 grudnia`. */
  day: string;
  /** Formatted, e.g. `9:00–13:00`; null while closed all day. */
  hours: string | null;
  /** Why, e.g. `Wigilia`. Default: nothing. */
  note?: string;
}

/** All other attributes go to the root. Omitted strings come from the provider. */
export interface OpeningHoursProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children'>,
    StringOverrides<OpeningHoursStrings> {
  /** The days of the week, in the order of the locale. */
  week: readonly OpeningDay[];
  /** Days to come on which other hours hold. Default: none. */
  special?: readonly SpecialDay[];
  /** Whether it is open now, in words, e.g. `Otwarte do 18:00`. Default: not told. */
  status?: { open: boolean; text: string };
  /** The tables' names are said, not seen, where headings already show them. Default false. */
  captionsHidden?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/** When a shop is open: tables with the names of days, everything told in words. Hook for styles: `data-open`. */
export function OpeningHours({
  week,
  special = [],
  status,
  captionsHidden = false,
  label,
  specialLabel,
  closedLabel,
  todayLabel,
  className,
  ...props
}: OpeningHoursProps) {
  const strings = useStrings('openingHours', openingHoursStrings, { label, specialLabel, closedLabel, todayLabel });
  const caption = captionsHidden ? visuallyHidden : styles.caption;
  return (
    <div {...props} data-open={status?.open} className={classNames(styles.hours, className)}>
      {status && <p className={styles.status[status.open ? 'open' : 'closed']}>{status.text}</p>}
      <table className={styles.table}>
        <caption className={caption}>{strings.label}</caption>
        <tbody>
          {week.map(({ day, hours, today }) => (
            <tr key={day} aria-current={today ? 'date' : undefined} className={styles.row}>
              <th scope="row" className={styles.day}>
                {day}
                {today && <span className={styles.note}> ({strings.todayLabel})</span>}
              </th>
              <td className={styles.time}>{hours ?? strings.closedLabel}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {special.length > 0 && (
        <table className={styles.table}>
          <caption className={caption}>{strings.specialLabel}</caption>
          <tbody>
            {special.map(({ day, hours, note }) => (
              <tr key={day}>
                <th scope="row" className={styles.day}>
                  {day}
                  {note && <span className={styles.note}>, {note}</span>}
                </th>
                <td className={styles.time}>{hours ?? strings.closedLabel}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
