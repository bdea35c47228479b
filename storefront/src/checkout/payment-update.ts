import type { CheckoutFlowOptions } from './checkout-flow-options.ts';
import type { CheckoutFlow } from './checkout-flow-types.ts';
import type { CheckoutStore } from './checkout-store.ts';
import { isPaymentOffered } from './payment/saved-cards.ts';

export type PaymentUpdate = Pick<CheckoutFlow, 'updatePaymentMethods'>;

/**
 * Creates what reads the payment methods again: Magento offers others for another total, e.g. only `free` for nothing.
 */
export function createPaymentUpdate(
  { backend, describe, log }: Pick<CheckoutFlowOptions, 'backend' | 'describe' | 'log'>,
  { getState, send, identity }: Pick<CheckoutStore, 'getState' | 'send' | 'identity'>,
): PaymentUpdate {
  const isPaying = () => {
    const { step, isSubmitting, orderUnknown } = getState();
    return (step === 'payment' || step === 'review') && !isSubmitting && !orderUnknown;
  };
  return {
    updatePaymentMethods: async () => {
      if (!isPaying()) return;
      try {
        const methods = await backend.listPaymentMethods(identity());
        if (!isPaying()) return;
        const { paymentCode } = getState();
        const isChosenOffered = paymentCode === null || isPaymentOffered(paymentCode, methods);
        const message = describe({ outcome: { type: 'changed' } });
        send({ type: 'update-payment', methods, isChosenOffered, message });
      } catch (error) {
        log(error);
      }
    },
  };
}
