import { findCart, findCartById } from '../cart/cart-repository.ts';
import { findAdyenPayment, settleAdyenPayment } from '../checkout/adyen-payment.ts';
import type { AdyenPayment, AdyenResultCode } from '../checkout/adyen-payment.ts';
import { findOrder } from '../checkout/order-repository.ts';
import type { RestRequest, RestRoute } from '../module.ts';
import type { RequestContext } from '../request-context.ts';
import { consumerNotAuthorized, RestError } from '../rest-error.ts';
import { readId, readObject, readText } from './read-body.ts';

/** The bank's own page, from which the shopper comes back to the shop. */
function redirectTo(returnUrl: string): object {
  const url = new URL('https://checkoutshopper-test.adyen.com/acs/redirect');
  url.searchParams.set('returnUrl', returnUrl);
  return { type: 'redirect', method: 'GET', paymentMethodType: 'scheme', url: url.href };
}

/** What the bank asks in the played challenge: a page of Adyen's host, which the browser's script shows in a frame. */
function getAction(code: AdyenResultCode, returnUrl: string): object | null {
  if (code === 'RedirectShopper') return redirectTo(returnUrl);
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
function getStatus(code: AdyenResultCode, returnUrl = ''): string {
  const action = getAction(code, returnUrl);
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
  if (!payment || !isOwn(payment, request, context))
    throw new RestError(404, "The entity that was requested doesn't exist. Verify the entity and try again.");
  return { body, payment };
}

/** What the bank's page may give along. */
const RETURNS: Readonly<Record<string, AdyenResultCode>> = {
  paid: 'Authorised',
  refused: 'Refused',
  cancelled: 'Cancelled',
  received: 'Received',
  failed: 'Error',
};

/** How a step of the shopper with the bank ended, from the details that Adyen's script sent. */
function parseResultCode(payload: string): AdyenResultCode {
  if (payload.includes('"cancelled":true')) return 'Cancelled';
  const returned = RETURNS[/"redirectResult":"(\w+)"/u.exec(payload)?.[1] ?? ''];
  if (returned) return returned;
  const result = /"threeDSResult":"([\w+/=]+)"/u.exec(payload)?.[1] ?? '';
  const step: unknown = JSON.parse(Buffer.from(result, 'base64').toString() || '{}');
  const status = readText(readObject(step)?.get('trans_status'));
  if (readText(readObject(step)?.get('three_d_s_comp_ind')) !== null) return 'Authorised';
  return status === 'Y' ? 'Authorised' : 'Refused';
}

function handleDetails(request: RestRequest, context: RequestContext, isOwn: IsOwn): string {
  const { body, payment } = requirePayment(request, context, isOwn);
  const result = parseResultCode(readText(body?.get('payload')) ?? '');
  settleAdyenPayment(context, payment, result);
  if (result === 'Cancelled') throw new RestError(400, 'Payment has been cancelled');
  if (result === 'Refused' || result === 'Error') throw new RestError(400, 'The payment is REFUSED.');
  return getStatus(result);
}

function handleStatus(request: RestRequest, context: RequestContext, isOwn: IsOwn): string {
  const { payment } = requirePayment(request, context, isOwn);
  settleAdyenPayment(context, payment, payment.result_code);
  return getStatus(payment.result_code, getReturnUrl(payment, context));
}

/** Where the order said that the shopper comes back to. */
function getReturnUrl({ cart_id: cartId }: AdyenPayment, { database, publicUrl }: RequestContext): string {
  const data: unknown = JSON.parse(findCartById(database, cartId)?.payment_data ?? 'null');
  return readText(readObject(data)?.get('return_url')) ?? publicUrl;
}

function createRoutes(carts: string, isOwn: IsOwn): RestRoute[] {
  return [
    {
      method: 'POST',
      path: `adyen/orders/${carts}/payment-status`,
      handle: (request, context) => handleStatus(request, context, isOwn),
    },
    {
      method: 'POST',
      path: `adyen/${carts}/payments-details`,
      handle: (request, context) => handleDetails(request, context, isOwn),
    },
  ];
}

/** The calls of Adyen's module for Magento after an order: how its payment stands, and what the bank's step gave. */
export const adyenRoutes: readonly RestRoute[] = [
  ...createRoutes('guest-carts/:cartId', isGuests),
  ...createRoutes('carts/mine', isCustomers),
];
