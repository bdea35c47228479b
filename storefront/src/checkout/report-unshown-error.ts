import { CommerceError, RestError } from '../commerce/index.ts';
import { reportError } from '../platform/errors/report-error.ts';
import { MissingInformationError } from './missing-information-error.ts';
import { PaymentAbandonedError } from './payment/payment-adapter.ts';
import { PickupPointUnavailableError } from './pickup/pickup-point-unavailable-error.ts';
import { ShippingMethodUnavailableError } from './shipping-method-unavailable-error.ts';

const shownErrors = [
  CommerceError,
  RestError,
  MissingInformationError,
  ShippingMethodUnavailableError,
  PickupPointUnavailableError,
  PaymentAbandonedError,
];

/** Reports an error, unless the checkout shows it, now or when it is opened again. Any other one is a fault of the shop. */
export function reportUnshownError(error: unknown): void {
  if (!shownErrors.some((kind) => error instanceof kind)) reportError(error);
}
