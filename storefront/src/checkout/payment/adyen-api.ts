import { isObject, isString, RestError, type RestClient } from '../../commerce/index.ts';
import type { ProviderResult, UnpaidOrder } from './payment-adapter.ts';

/** What Adyen's module for Magento is asked after an order. */
export interface AdyenApi {
  /** How the payment of an order stands. */
  status(order: UnpaidOrder): Promise<ProviderResult>;
  /**
   * Hands on, once, what the shopper's step with the bank gave; answers how the payment stands then. Where that answer
   * is lost, the status is asked until it is another one than before; without a result code when it stays.
   *
   * @param asked the result code that the step answers
   */
  sendDetails(order: UnpaidOrder, details: object, asked: string): Promise<ProviderResult>;
}

/** Waits in ms before the looks at a payment after a lost answer. */
export const statusDelays = [1000, 2000, 4000, 8000] as const;

/** Longest time in ms for the provider's and the bank's answer. */
const detailsTimeout = 60_000;

const undecided: ProviderResult = { resultCode: '', nonce: '', action: null };

/**
 * Binds the calls of Adyen's module. REST, because `payment-information` answers the id that REST takes, and a guest's
 * order number is not known in the shop.
 */
export function createAdyenApi(rest: RestClient, wait: (milliseconds: number) => Promise<void>): AdyenApi {
  const getCartsPath = ({ cartId, signedIn }: UnpaidOrder) =>
    signedIn ? 'carts/mine' : `guest-carts/${encodeURIComponent(cartId)}`;
  return {
    status: (order) =>
      rest.request({
        method: 'POST',
        path: `adyen/orders/${getCartsPath(order)}/payment-status`,
        idempotent: true,
        body: { orderId: order.orderId },
        parse: parseStatus,
      }),
    async sendDetails(order, details, asked) {
      try {
        return await rest.request({
          method: 'POST',
          path: `adyen/${getCartsPath(order)}/payments-details`,
          timeout: detailsTimeout,
          body: { orderId: order.orderId, payload: JSON.stringify(details) },
          parse: parseStatus,
        });
      } catch (error) {
        // The module answers a payment that failed with a client error; which one, the status tells.
        if (error instanceof RestError && error.status >= 400 && error.status < 500) return this.status(order);
        for (const pause of statusDelays) {
          await wait(pause);
          const now = await this.status(order).catch(() => undecided);
          if (now.resultCode !== '' && now.resultCode !== asked) return now;
        }
        return undecided;
      }
    },
  };
}

/** Reads the module's answer: JSON, as a text. @throws when it has another shape */
export function parseStatus(answer: unknown): ProviderResult {
  const status: unknown = isString(answer) ? JSON.parse(answer) : answer;
  if (!isObject(status) || !isString(status['resultCode'])) throw new Error('The answer is no payment status.');
  return { resultCode: status['resultCode'], nonce: '', action: isObject(status['action']) ? status['action'] : null };
}
