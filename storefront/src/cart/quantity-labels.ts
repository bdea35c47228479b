import type { QuantityStepperLabels } from '@witryna/ui/quantity-stepper';
import type { IntlShape } from '../i18n/index.ts';
import { messages } from './messages.ts';

/** Most pieces of one product that can be asked for at once. */
export const maximumQuantity = 99;

/** The words of a quantity control for a product. */
export function quantityLabels(intl: IntlShape, name: string, max = maximumQuantity): QuantityStepperLabels {
  return {
    quantity: intl.formatMessage(messages.quantityOf, { name }),
    decrease: intl.formatMessage(messages.decrease, { name }),
    increase: intl.formatMessage(messages.increase, { name }),
    tooFew: intl.formatMessage(messages.tooFew),
    tooMany: intl.formatMessage(messages.tooMany, { max }),
    busy: intl.formatMessage(messages.updating),
  };
}
