'use client';
import type { HTMLAttributes, Ref } from 'react';
import { useStrings, type StringOverrides } from '../provider/index.ts';
import { classNames } from '../styles/class-names.ts';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts';
import * as styles from './opening-hours.css.ts';
import { openingHoursStrings, type OpeningHoursStrings } from './opening-hours.strings.ts';

export interface OpeningDay {
  /** Full name of the day, e.g. `Monday`. */
  day: string;
  /** Formatted hours, e.g. `9:00–18:00`; null if closed all day. */
  hours: string | null;
  /** Whether it is the current day. Default `false`. */
  today?: boolean;
}

export interface SpecialDay {
  /** Formatted date, e.g. `Tuesday, December 24`. */
  day: string;
  /** Formatted hours, e.g. `9:00–13:00`; null if closed all day. */
  hours: string | null;
  /** Reason, e.g. `Christmas Eve`. Default: none. */
  note?: string;
}

/** Props of `OpeningHours`. Other attributes are passed to the root element. Omitted strings come from the provider. */
export interface OpeningHoursProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children'>,
    StringOverrides<OpeningHoursStrings> {
  /** Days of the week in the order of the locale. */
  week: readonly OpeningDay[];
  /** Upcoming days with different hours. Default: none. */
  special?: readonly SpecialDay[];
  /** Whether the store is open now, with a text, e.g. `Open until 6 PM`. Default: not shown. */
  status?: { open: boolean; text: string };
  /**
   * Whether the caption of the week is visually hidden, e.g. below a heading with the same text. That of the special days
   * stays visible. Default `false`.
   */
  captionsHidden?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/** Opening hours of a store as tables, with all states as text. State hook: `data-open`. */
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
  return (
    <div {...props} data-open={status?.open} className={classNames(styles.hours, className)}>
      {status && <p className={styles.status[status.open ? 'open' : 'closed']}>{status.text}</p>}
      <table className={styles.table}>
        <caption className={captionsHidden ? visuallyHidden : styles.caption}>{strings.label}</caption>
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
          <caption className={styles.caption}>{strings.specialLabel}</caption>
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
