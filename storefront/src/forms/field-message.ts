import type { IntlShape } from '../i18n/index.ts';
import type { FormError } from './validators.ts';

/**
 * Text of a field's error in the active locale.
 *
 * @returns undefined without an error
 */
export function fieldMessage(intl: IntlShape, error: FormError | undefined): string | undefined {
  if (!error) return undefined;
  const { id, day, value } = error;
  return intl.formatMessage(id, { value: day ? intl.formatDate(day, { dateStyle: 'long' }) : value });
}
