import { Text } from '@witryna/ui/text';
import { useIntl } from '../i18n/index.ts';
import { messages } from './messages.ts';
import { hoursOn, type Schedule } from './opening-hours.ts';

/** When a shop is open on a date that is today. */
export function TodayHours({ schedule, today }: { schedule: Schedule; today: string }) {
  const intl = useIntl();
  const { hours, title } = hoursOn(today, schedule);
  const text = hours ? intl.formatMessage(messages.today, { ...hours }) : intl.formatMessage(messages.closedToday);
  return (
    <Text size="small" weight="semibold" tone={hours ? 'success' : 'secondary'}>
      {title ? intl.formatMessage(messages.becauseOf, { hours: text, occasion: title }) : text}
    </Text>
  );
}
