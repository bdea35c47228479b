import type { LineOption } from './line-option.ts';

/**
 * Returns an entered value for display. Magento stores a date, a time or both as `2026-12-24 14:30:00`; only the part
 * that the option has is returned. Every other value stays as it is.
 *
 * @param type - Type of the customizable option. An order does not name it: midnight then stands for a date without a
 *   time.
 */
export function parseEnteredValue(value: string, type?: string): Pick<LineOption, 'value' | 'dateType'> {
  const stored = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}):\d{2}$/.exec(value);
  if (!stored) return { value };
  const [, date = '', time = ''] = stored;
  switch (type ?? (time === '00:00' ? 'date' : 'date_time')) {
    case 'date':
      return { value: date, dateType: 'date' };
    case 'time':
      return { value: time, dateType: 'time' };
    case 'date_time':
      return { value: `${date} ${time}`, dateType: 'date_time' };
    default:
      return { value };
  }
}
