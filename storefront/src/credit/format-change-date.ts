import { toIsoDateTime } from '../commerce/index.ts';
import type { IntlShape } from '../i18n/index.ts';

/** Returns the date of a change in the way of the locale. One in another form than Magento's stays as it is. */
export function formatChangeDate(intl: IntlShape, dateTime: string): string {
  const date = toIsoDateTime(dateTime);
  return /^\d{4}-\d\d-\d\d/.test(date) && !Number.isNaN(Date.parse(date))
    ? intl.formatDate(date, { dateStyle: 'long' })
    : dateTime;
}
