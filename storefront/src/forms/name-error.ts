import type { IntlShape } from '../i18n/index.ts';

/**
 * An error as a list of them names it, with the label of its field. A label that is a question needs no colon.
 *
 * @param label of the field, in the active locale
 * @param message what is wrong, in the active locale
 */
export function nameError(intl: IntlShape, label: string, message: string): string {
  return label.endsWith('?') ? `${label} ${message}` : intl.formatMessage('forms.namedError', { label, message });
}
