import { createRestClient, execute, type CommerceClient } from '../../commerce/index.ts';
import { adyenVaultMethod, createAdyenAdapter } from './adyen-adapter.tsx';
import { createAdyenApi } from './adyen-api.ts';
import { createBraintreeAdapter } from './braintree-adapter.tsx';
import { clientTokenMutation } from './client-token.ts';
import { fetchBaseTotal } from './fetch-base-total.ts';
import { createCardSandboxAdapter } from './card-sandbox-adapter.tsx';
import type { VerificationRule } from './card-verification.ts';
import type { Provider, ProviderKey } from './client-keys.ts';
import { adyenMethod, braintreeMethod, offlineMethods, purchaseOrderMethod, sandboxMethod } from './known-methods.ts';
import { createOfflineAdapter } from './offline-methods.ts';
import {
  PaymentAbandonedError,
  type PaymentAdapter,
  type PaymentOutcome,
  type UnpaidOrder,
} from './payment-adapter.ts';
import { createPurchaseOrderAdapter } from './purchase-order-adapter.tsx';
import { createPaymentActions, type PaymentActions } from './payment-actions.ts';

/** The payment methods of one checkout. */
export interface Payments {
  actions: PaymentActions;
  /** Where a bank sends the shopper back to. */
  returnUrl(): string;
  /**
   * The adapter of a method, always the same one; null for a method that the shop cannot finish, which is not offered
   * then.
   */
  find(code: string): PaymentAdapter | null;
  /**
   * Brings the payment of a placed order to an end; null for methods whose payment is certain with the order. A
   * provider that cannot be asked leaves it `unknown`.
   *
   * @throws PaymentAbandonedError
   */
  settle(order: UnpaidOrder, method: string): Promise<PaymentOutcome | null>;
}

export interface PaymentsOptions {
  client: CommerceClient;
  /** Customer token; undefined for a guest. */
  token(): string | undefined;
  /** Code of the store view for REST; undefined for the backend's default one. */
  storeView(): string | undefined;
  /** Keys of the providers, from the store configuration. */
  keys: readonly ProviderKey[];
  /** When Braintree verifies cards by 3-D Secure; null: never. */
  verification: VerificationRule | null;
  /** Codes of further methods that are paid outside of the shop, as the merchant declares. */
  declaredMethods: readonly string[];
  /** Language of the shop, such as `pl-PL`. */
  locale(): string;
  /** Where a bank sends the shopper back to. */
  returnUrl(): string;
  /** Gets what nobody has to be told about. */
  log(error: unknown): void;
}

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Creates the payment methods. */
export function createPayments({
  client,
  token,
  storeView,
  keys,
  verification,
  declaredMethods,
  locale,
  returnUrl,
  log,
}: PaymentsOptions): Payments {
  const actions = createPaymentActions();
  const adapters = new Map<string, PaymentAdapter | null>();
  const isSignedIn = () => token() !== undefined;
  const createRest = () => createRestClient({ backendUrl: '', token, storeView });
  const getKey = (provider: Provider) => keys.find((key) => key.provider === provider);

  const create = (code: string): PaymentAdapter | null => {
    switch (code) {
      case sandboxMethod:
        return createCardSandboxAdapter(actions, isSignedIn);
      case braintreeMethod: {
        const clientToken = async () =>
          (await execute(client, clientTokenMutation, {})).data.createBraintreeClientToken;
        return getKey('braintree')
          ? createBraintreeAdapter({
              clientToken,
              baseTotal: (cartId) => fetchBaseTotal(createRest(), cartId, isSignedIn()),
              verification,
              actions,
              canSave: isSignedIn,
            })
          : null;
      }
      case adyenMethod: {
        const key = getKey('adyen');
        if (!key) return null;
        const backend = createAdyenApi(createRest(), wait);
        return createAdyenAdapter({ key, backend, actions, canSave: isSignedIn, returnUrl, locale });
      }
      case purchaseOrderMethod:
        return createPurchaseOrderAdapter();
      default:
        // An unknown method may need a provider's page: ordering without it would confirm an order that nobody has
        // paid.
        return [...offlineMethods, ...declaredMethods].includes(code) ? createOfflineAdapter(code) : null;
    }
  };

  const find = (code: string) => {
    const known = adapters.get(code);
    if (known !== undefined) return known;
    const adapter = create(code);
    adapters.set(code, adapter);
    return adapter;
  };

  return {
    actions,
    returnUrl,
    find,
    settle: async (order, method) => {
      // A saved card is settled as a typed one.
      const adapter = find(method === adyenVaultMethod ? adyenMethod : method);
      if (!adapter?.readResult) return null;
      // Providers know the order by its id.
      if (order.orderId === null) return 'unknown';
      try {
        return await adapter.handleResult(await adapter.readResult(order));
      } catch (error) {
        if (error instanceof PaymentAbandonedError) throw error;
        log(error);
        return 'unknown';
      }
    },
  };
}
