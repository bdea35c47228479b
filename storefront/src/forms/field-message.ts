import type { IntlShape } from '../i18n/index.ts';
import type { FormError } from './validators.ts';

/**
 * Text of a field's error in the active locale.
 *
 * @returns undefined without an error
 */
export function fieldMessage(intl: IntlShape, error: FormError | undefined): string | undefined {
  return error && intl.formatMessage(error.id, { value: error.value });
}
