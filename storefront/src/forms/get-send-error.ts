import { isOutcomeUnknown, serverText } from '../commerce/index.ts';
import type { IntlShape, MessageId } from '../i18n/index.ts';
import { isTooManyRequests } from './too-many-requests.ts';

/**
 * Why a message to the shop (a review, an inquiry) was not sent, or that it may have been sent: the backend cannot be
 * asked whether it got one whose answer was lost.
 *
 * @param failed - Text for a refusal without words of its own.
 * @returns text in the active locale
 */
export function getSendError(intl: IntlShape, error: unknown, failed: MessageId): string {
  if (isTooManyRequests(error)) return intl.formatMessage('forms.tooMany');
  if (isOutcomeUnknown(error)) return intl.formatMessage('forms.maybeSent');
  return serverText(error) ?? intl.formatMessage(failed);
}
