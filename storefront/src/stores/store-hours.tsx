import { Stack } from '@witryna/ui/layout';
import { Heading } from '@witryna/ui/text';
import { useIntl } from '../i18n/index.ts';
import { messages } from './messages.ts';
import { addDays, weekdayOf, type Hours, type Schedule } from './opening-hours.ts';
import * as styles from './stores.css.ts';

/** Any Monday, to name weekdays after. */
const aMonday = '2024-01-01';

const utcDay = (date: string) => new Date(`${date}T00:00:00Z`);

/** The week of a shop with today marked, and dates on which other hours hold. */
export function StoreHours({ schedule, today }: { schedule: Schedule; today: string }) {
  const intl = useIntl();
  const hoursText = (hours: Hours | null) =>
    hours ? intl.formatMessage(messages.hours, { ...hours }) : intl.formatMessage(messages.closed);
  const coming = schedule.special.filter(({ date }) => date >= today);
  return (
    <Stack gap="x8">
      <Stack as="section" gap="x3">
        <Heading level={2} size="h3">
          {intl.formatMessage(messages.openingHours)}
        </Heading>
        <table className={styles.hours}>
          <tbody>
            {schedule.week.map((hours, index) => {
              const isToday = index === weekdayOf(today);
              return (
                <tr key={index} className={isToday ? styles.today : undefined} aria-current={isToday ? 'date' : undefined}>
                  <th scope="row" className={styles.day}>
                    {intl.formatDate(utcDay(addDays(aMonday, index)), { weekday: 'long', timeZone: 'UTC' })}
                  </th>
                  <td className={styles.time}>{hoursText(hours)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </Stack>
      {coming.length > 0 && (
        <Stack as="section" gap="x3">
          <Heading level={2} size="h3">
            {intl.formatMessage(messages.specialHours)}
          </Heading>
          <table className={styles.hours}>
            <tbody>
              {coming.map(({ date, title, hours }) => (
                <tr key={date}>
                  <th scope="row" className={styles.day}>
                    {intl.formatDate(utcDay(date), { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })}
                    {title && `, ${title}`}
                  </th>
                  <td className={styles.time}>{hoursText(hours)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Stack>
      )}
    </Stack>
  );
}
