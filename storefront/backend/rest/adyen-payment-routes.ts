import { findCart } from '../cart/cart-repository.ts';
import { findAdyenPayment, settleAdyenPayment } from '../checkout/adyen-payment.ts';
import type { AdyenPayment, AdyenResultCode } from '../checkout/adyen-payment.ts';
import { findOrder } from '../checkout/order-repository.ts';
import type { RestRequest, RestRoute } from '../module.ts';
import type { RequestContext } from '../request-context.ts';
import { consumerNotAuthorized, RestError } from '../rest-error.ts';
import { readId, readObject, readText } from './read-body.ts';

/** What the bank asks in the played challenge: a page of Adyen's host, which the browser's script shows in a frame. */
function actionOf(code: AdyenResultCode): object | null {
  if (code !== 'IdentifyShopper' && code !== 'ChallengeShopper') return null;
  const subtype = code === 'IdentifyShopper' ? 'fingerprint' : 'challenge';
  const notification = 'https://checkoutshopper-test.adyen.com/checkoutshopper/3dnotif.shtml';
  const host = 'https://checkoutshopper-test.adyen.com';
  const token = {
    threeDSServerTransID: 'e6e5c6ab-0000-4000-8000-1f2f3f4f5f6f',
    acsTransID: 'a1b2c3d4-0000-4000-8000-1f2f3f4f5f6f',
    messageVersion: '2.2.0',
    threeDSNotificationURL: notification,
    threeDSMethodNotificationURL: notification,
    threeDSMethodURL: `${host}/acs/method`,
    acsURL: `${host}/acs/challenge`,
  };
  return {
    type: 'threeDS2',
    subtype,
    paymentData: 'played',
    paymentMethodType: 'scheme',
    authorisationToken: 'played',
    token: Buffer.from(JSON.stringify(token)).toString('base64'),
  };
}

/** The module answers JSON as a text. */
function statusOf(code: AdyenResultCode): string {
  const action = actionOf(code);
  const isFinal = action === null && code !== 'Pending';
  return JSON.stringify({ isFinal, resultCode: code, ...(action && { action }) });
}

/** Whether a payment belongs to who asks. */
type IsOwn = (payment: AdyenPayment, request: RestRequest, context: RequestContext) => boolean;

const isGuests: IsOwn = ({ cart_id: cartId }, { parameters }, { database }) => {
  const cart = findCart(database, parameters['cartId'] ?? '');
  return cart?.customer_id === null && cart.id === cartId;
};

const isCustomers: IsOwn = ({ order_id: orderId }, _request, { database, customer }) => {
  if (!customer) throw consumerNotAuthorized();
  return findOrder(database, 'id', orderId)?.customer_id === customer.id;
};

function requirePayment(request: RestRequest, context: RequestContext, isOwn: IsOwn) {
  const body = readObject(request.body);
  const orderId = readId(body?.get('order_id'));
  const payment = orderId === null ? undefined : findAdyenPayment(context.database, orderId);
  if (!payment || !isOwn(payment, request, context)) throw new RestError(404, "The entity that was requested doesn't exist. Verify the entity and try again.");
  return { body, payment };
}

/** How a step of the shopper with the bank ended, from the details that Adyen's script sent. */
function resultOf(payload: string): AdyenResultCode {
  if (payload.includes('"cancelled":true')) return 'Cancelled';
  const result = /"threeDSResult":"([\w+/=]+)"/u.exec(payload)?.[1] ?? '';
  const step: unknown = JSON.parse(Buffer.from(result, 'base64').toString() || '{}');
  const status = readText(readObject(step)?.get('trans_status'));
  if (readText(readObject(step)?.get('three_d_s_comp_ind')) !== null) return 'Authorised';
  return status === 'Y' ? 'Authorised' : 'Refused';
}

function handleDetails(request: RestRequest, context: RequestContext, isOwn: IsOwn): string {
  const { body, payment } = requirePayment(request, context, isOwn);
  const result = resultOf(readText(body?.get('payload')) ?? '');
  settleAdyenPayment(context, payment, result);
  if (result !== 'Authorised') throw new RestError(400, result === 'Refused' ? 'The payment is REFUSED.' : 'Payment has been cancelled');
  return statusOf(result);
}

function handleStatus(request: RestRequest, context: RequestContext, isOwn: IsOwn): string {
  const { payment } = requirePayment(request, context, isOwn);
  settleAdyenPayment(context, payment, payment.result_code);
  return statusOf(payment.result_code);
}

function routesOf(carts: string, isOwn: IsOwn): RestRoute[] {
  return [
    { method: 'POST', path: `adyen/orders/${carts}/payment-status`, handle: (request, context) => handleStatus(request, context, isOwn) },
    { method: 'POST', path: `adyen/${carts}/payments-details`, handle: (request, context) => handleDetails(request, context, isOwn) },
  ];
}

/** The calls of Adyen's module for Magento after an order: how its payment stands, and what the bank's step gave. */
export const adyenRoutes: readonly RestRoute[] = [...routesOf('guest-carts/:cartId', isGuests), ...routesOf('carts/mine', isCustomers)];
