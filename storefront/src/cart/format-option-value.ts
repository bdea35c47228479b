import type { IntlShape } from '../i18n/index.ts';
import type { LineOption } from './line-option.ts';

/** What is shown of an option. */
export type ShownOption = Pick<LineOption, 'label' | 'value' | 'dateType'>;

/** Returns the value of an option for display: a date or a time in the format of the locale. */
export function formatOptionValue(intl: IntlShape, { value, dateType }: Omit<ShownOption, 'label'>): string {
  switch (dateType) {
    case 'date':
      return intl.formatDate(value, { dateStyle: 'medium' });
    // What was entered is a time of day without a time zone.
    case 'date_time':
      return intl.formatDate(`${value.replace(' ', 'T')}Z`, { ...shortTime, dateStyle: 'medium' });
    case 'time':
      return intl.formatDate(`1970-01-01T${value}Z`, shortTime);
    default:
      return value;
  }
}

const shortTime = { timeStyle: 'short', timeZone: 'UTC' } as const;

/** Returns the choices of a line as texts, e.g. `Size: 42`. */
export function toOptionTexts(intl: IntlShape, options: readonly ShownOption[]): string[] {
  return options.map((option) => {
    const value = formatOptionValue(intl, option);
    return option.label ? `${option.label}: ${value}` : value;
  });
}
