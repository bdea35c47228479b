import { announceSlowAnswer } from '../commerce/index.ts';
import type { IntlShape } from '../i18n/index.ts';
import type { UiStore } from '../platform/layout/ui-store.ts';

/**
 * Tells the shopper when the answer to "Add to cart" takes long: the product is still being added, and a second click
 * would add it twice.
 *
 * @param added - Settles with the answer.
 */
export function announceSlowAdd<Result>(
  added: Promise<Result>,
  { ui, intl }: { ui: Pick<UiStore, 'toasts'>; intl: IntlShape },
): Promise<Result> {
  return announceSlowAnswer(added, () => ui.toasts.add({ type: 'info', message: intl.formatMessage('cart.slow') }));
}
