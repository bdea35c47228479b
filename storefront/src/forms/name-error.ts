import type { IntlShape } from '../i18n/index.ts';

/**
 * An error as a list of them names it, with the label of its field.
 *
 * @param label of the field, in the active locale
 * @param message what is wrong, in the active locale
 */
export function nameError(intl: IntlShape, label: string, message: string): string {
  return intl.formatMessage('forms.namedError', { label, message });
}
