import {
  execute,
  headerNames,
  timeLimits,
  type CommerceClient,
  type RestClient,
  type RestRequest,
} from '../commerce/index.ts';
import { toRestAddress } from './address.ts';
import type { CheckoutApi, CheckoutIdentity, OrderAddresses } from './checkout-api-types.ts';
import { placeOrderMutation } from './checkout-operations.ts';
import { parseOrderId, parsePlacedOrder } from './checkout-responses.ts';
import type { PaymentData } from './checkout-state.ts';

export interface OrderRequestsOptions {
  client: CommerceClient;
  rest: RestClient;
  /** Path of a call below the cart of the shopper. */
  getPath(identity: CheckoutIdentity, call: string): string;
  /** Currency in which REST places orders; null: not known, and taken for that of every order. */
  restCurrency: string | null;
  /** Fresh captcha token of the order; undefined when it needs none. */
  captchaToken(): Promise<string | undefined>;
  /** Ids of the terms that the shopper agrees to. */
  agreementIds(): readonly number[];
}

/**
 * Creates the requests that place an order. REST sets the payment and orders in one request, but always in the store
 * view's own currency. In another one, the payment is set first, and `placeOrder` of GraphQL orders in the currency of
 * its header.
 */
export function createOrderRequests({
  client,
  rest,
  getPath,
  restCurrency,
  captchaToken,
  agreementIds,
}: OrderRequestsOptions): Pick<CheckoutApi, 'prepareOrder' | 'order'> {
  const isByRest = (currency: string) => restCurrency === null || currency === restCurrency;

  const toRequest = (
    call: 'payment-information' | 'set-payment-information',
    identity: CheckoutIdentity,
    { email, shipping, billing, regions, addressesToSave }: OrderAddresses,
    { method, additionalData, purchaseOrderNumber }: PaymentData,
  ): Omit<RestRequest<unknown>, 'parse'> => ({
    method: 'POST',
    path: getPath(identity, call),
    body: {
      cartId: identity.cartId,
      email,
      billingAddress: {
        ...toRestAddress(billing ?? shipping, email, regions),
        ...(addressesToSave.billing && { save_in_address_book: 1 }),
      },
      paymentMethod: {
        method,
        ...(purchaseOrderNumber !== undefined && { po_number: purchaseOrderNumber }),
        ...(Object.keys(additionalData).length > 0 && { additional_data: additionalData }),
        ...toAgreementsExtension(agreementIds()),
      },
    },
  });

  return {
    prepareOrder: async (identity, order, payment, currency) => {
      if (isByRest(currency)) return;
      await rest.request({
        ...toRequest('set-payment-information', identity, order, payment),
        idempotent: true,
        parse: (response) => response,
      });
    },
    order: async (identity, order, payment, currency) => {
      if (!isByRest(currency)) {
        const { cartId } = identity;
        return parsePlacedOrder(await execute(client, placeOrderMutation, { cartId }, { timeout: timeLimits.order }));
      }
      const captcha = await captchaToken();
      const orderId = await rest.request({
        ...toRequest('payment-information', identity, order, payment),
        headers: captcha ? { [headerNames.captcha]: captcha } : {},
        timeout: timeLimits.order,
        parse: parseOrderId,
      });
      return { orderId };
    },
  };
}

/** The extension attribute of a payment in which Magento takes the terms that the shopper agrees to. */
const toAgreementsExtension = (ids: readonly number[]) =>
  ids.length > 0 && { extension_attributes: { agreement_ids: ids.map(String) } };
