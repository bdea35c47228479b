import type { IntlShape } from '../i18n/index.ts';
import type { GiftMessageTarget } from './gift-message-target.ts';

/** Returns the stored messages as sentences; what has none is left out. */
export function describeGiftMessages(intl: IntlShape, targets: readonly GiftMessageTarget[]): string[] {
  return targets.flatMap((target) => {
    if (target.message === null) return [];
    return target.type === 'order'
      ? [intl.formatMessage('giftMessages.orderText', { ...target.message })]
      : [intl.formatMessage('giftMessages.productText', { ...target.message, product: target.product })];
  });
}
