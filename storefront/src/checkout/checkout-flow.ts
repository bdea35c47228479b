import { getPhoneRules } from '../forms/index.ts';
import { addressErrors, emailError, isSameAddress, type CheckoutAddress } from './address.ts';
import type { CheckoutFlowOptions } from './checkout-flow-options.ts';
import type { CheckoutFlow } from './checkout-flow-types.ts';
import { getSentAddress } from './company-invoice.ts';
import { createStepSubmission } from './step-submission.ts';
import { readSavedCheckout } from './checkout-storage.ts';
import { createCheckoutStore } from './checkout-store.ts';
import { createOrderSubmission } from './order-submission.ts';
import { createPaymentUpdate } from './payment-update.ts';

/** Creates the checkout flow of one page: its steps, its order, and what a reload restores. */
export function createCheckoutFlow(options: CheckoutFlowOptions): CheckoutFlow {
  const store = createCheckoutStore(options);
  const steps = createStepSubmission(options, store);
  const payment = createPaymentUpdate(options, store);

  return {
    ...steps,
    ...payment,
    ...createOrderSubmission({ ...options, ...payment }, store),
    getState: store.getState,
    subscribe: store.subscribe,
    begin: (anew = false) => {
      store.begin();
      store.send({ type: 'reset' });
      if (!anew) store.send({ type: 'begin', saved: readSavedCheckout(options.storage) });
    },
    restore: async (needsNoData) => {
      const { saveInAddressBook, pickupPoint, email: savedEmail, ...saved } = store.getState();
      // What was typed may be from a form with other fields, e.g. of another store view.
      const withoutHidden = (address: CheckoutAddress | null) =>
        address && getSentAddress(address, options.optionalFields());
      const shippingAddress = withoutHidden(saved.shippingAddress);
      const billingAddress = withoutHidden(saved.billingAddress);
      // A guest who has signed in since then orders as the customer.
      const email = options.isSignedIn() ? options.customerEmail() : savedEmail;
      const lacksEmail = !options.isSignedIn() && emailError(email) !== undefined;
      const isComplete = (address: CheckoutAddress) =>
        Object.keys(
          addressErrors(
            address,
            getPhoneRules(),
            options.countries().find(({ code }) => code === address.country_code),
            options.optionalFields(),
          ),
        ).length === 0;
      // A guest who has signed in since then has not been offered to save the address.
      const isOffered = (address: CheckoutAddress, shouldSave: boolean | null) =>
        !options.isSignedIn() ||
        shouldSave !== null ||
        options.addressBook().some((entry) => isSameAddress(entry.address, address));
      if (
        !shippingAddress ||
        lacksEmail ||
        !isComplete(shippingAddress) ||
        !isOffered(shippingAddress, saveInAddressBook.shipping) ||
        (billingAddress && !(isComplete(billingAddress) && isOffered(billingAddress, saveInAddressBook.billing)))
      )
        return;
      await steps.submitAddress({ email, shipping: shippingAddress, billing: billingAddress, saveInAddressBook });
      const restorePayment = () => {
        const { paymentCode } = store.getState();
        if (paymentCode !== null && needsNoData(paymentCode))
          steps.submitPayment({ method: paymentCode, additionalData: {} });
      };
      if (options.isVirtual()) {
        restorePayment();
        return;
      }
      // Unavailable methods have been removed.
      const { availableShippingMethods, shippingMethod } = store.getState();
      const method = availableShippingMethods.find(({ code }) => code === shippingMethod);
      if (!method || (options.findPickup(method) && !pickupPoint)) return;
      await steps.submitShippingMethod(method.code, pickupPoint);
      restorePayment();
    },
    offerPayment: (methods) => store.send({ type: 'offer-payment', methods }),
    edit: (step) => store.send({ type: 'edit', step }),
    isOrderedElsewhere: () => !store.isOpen() && !store.getState().isOrdered,
  };
}
