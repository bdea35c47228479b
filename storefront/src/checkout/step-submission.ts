import { CommerceError } from '../commerce/index.ts';
import { getPhoneRules } from '../forms/index.ts';
import { cleanAddress, type CheckoutAddress } from './address.ts';
import type { CheckoutFlowOptions } from './checkout-flow-options.ts';
import type { CheckoutFlow } from './checkout-flow-types.ts';
import type { CheckoutStore } from './checkout-store.ts';
import { saveAddresses, savePaymentCode, saveShippingMethod, saveShippingMethods } from './checkout-storage.ts';
import { MissingInformationError } from './missing-information-error.ts';
import { requireEmail, toOrderAddresses } from './order-addresses.ts';
import { PickupPointUnavailableError } from './pickup/pickup-point-unavailable-error.ts';
import { getRegions } from './regions.ts';
import { notAsked } from './save-in-address-book.ts';
import { getAlternativeMethods, ShippingMethodUnavailableError } from './shipping-method-unavailable-error.ts';

export type StepSubmission = Pick<CheckoutFlow, 'submitAddress' | 'submitShippingMethod' | 'submitPayment'>;

type StepSubmissionOptions = Pick<
  CheckoutFlowOptions,
  'backend' | 'storage' | 'isVirtual' | 'countries' | 'optionalFields' | 'findPickup' | 'refreshCart'
>;

/** Creates what submits the steps before the order: each is sent, stored for the next visit, and accepted. */
export function createStepSubmission(options: StepSubmissionOptions, store: CheckoutStore): StepSubmission {
  const { backend, storage } = options;
  return {
    submitAddress: (input) => {
      const email = input.email.trim();
      const clean = (address: CheckoutAddress) =>
        cleanAddress(address, getPhoneRules(), options.optionalFields().streetLines);
      const shippingAddress = clean(input.shipping);
      const billingAddress = input.billing && clean(input.billing);
      const { saveInAddressBook = notAsked } = input;
      const regions = getRegions(options.countries());
      if (store.isOpen()) saveAddresses(storage, email, shippingAddress, billingAddress, saveInAddressBook);
      if (options.isVirtual())
        return store.run(
          'shippingAddress',
          async () => {
            const who = store.identity();
            requireEmail(email, who.signedIn);
            const paymentMethods = await backend.saveBillingAddress(who, email, shippingAddress, regions);
            await options.refreshCart();
            return paymentMethods;
          },
          (paymentMethods) =>
            store.send({ type: 'accept-virtual', email, address: shippingAddress, saveInAddressBook, paymentMethods }),
        );
      return store.run(
        'shippingAddress',
        async () => {
          const who = store.identity();
          requireEmail(email, who.signedIn);
          return backend.saveAddress(who, email, shippingAddress, regions);
        },
        (methods) => {
          if (store.isOpen()) saveShippingMethods(storage, methods);
          store.send({ type: 'accept-address', email, shippingAddress, billingAddress, saveInAddressBook, methods });
        },
      );
    },
    submitShippingMethod: (code, chosenPoint) => {
      const method = store.getState().availableShippingMethods.find((candidate) => candidate.code === code);
      const pickup = method ? options.findPickup(method) : null;
      const point = pickup && chosenPoint;
      return store.run(
        'shippingMethod',
        async () => {
          const who = store.identity();
          if (!method) throw new MissingInformationError('shippingMethod');
          if (pickup && !point) throw new MissingInformationError('pickupPoint');
          const order = toOrderAddresses(store.getState(), who, options.countries());
          const paymentMethods = await backend
            .saveShippingMethod(who, order, method, ...(pickup && point ? [pickup.toAttributes(point)] : []))
            .catch(async (error: unknown) => {
              const methods = await getAlternativeMethods(error, backend, who, order);
              if (methods === null) throw error;
              if (store.isOpen()) saveShippingMethods(storage, methods);
              store.send({ type: 'offer-delivery', methods });
              if (!methods.some((offered) => offered.available && offered.code === code))
                throw new ShippingMethodUnavailableError();
              // Magento responds with 404 for a closed pickup location, too.
              throw point ? new PickupPointUnavailableError() : new CommerceError('unavailable');
            });
          await options.refreshCart();
          return paymentMethods;
        },
        (paymentMethods) => {
          if (store.isOpen()) saveShippingMethod(storage, code, point);
          store.send({ type: 'accept-delivery', method: code, pickupPoint: point, paymentMethods });
        },
      );
    },
    submitPayment: (payment) => {
      if (store.isOpen()) savePaymentCode(storage, payment.method);
      store.send({ type: 'accept-payment', payment });
    },
  };
}
