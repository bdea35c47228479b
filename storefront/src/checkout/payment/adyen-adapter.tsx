import { createRandomId } from '../../commerce/index.ts';
import { AdyenFields } from './adyen-fields.tsx';
import { requiresAction, getPaymentOutcome } from './adyen-results.ts';
import type { AdyenCard, AdyenSdk } from './adyen-sdk.ts';
import type { AdyenApi } from './adyen-api.ts';
import type { ProviderKey } from './client-keys.ts';
import { adyenMethod } from './known-methods.ts';
import {
  PaymentAbandonedError,
  PaymentError,
  type PaymentAdapter,
  type PaymentOutcome,
  type ProviderResult,
  type UnpaidOrder,
} from './payment-adapter.ts';
import type { PaymentActions } from './payment-actions.ts';
import { withTimeout } from './with-timeout.ts';

/** The module's method for a card that the customer keeps. */
export const adyenVaultMethod = 'adyen_cc_vault';

interface AdyenOptions {
  key: ProviderKey;
  backend: AdyenApi;
  actions: PaymentActions;
  /** Whether the shopper can keep the card for later. */
  canSave(): boolean;
  /** Where the bank sends the shopper back to; nothing of the shopper or the order is in it. */
  returnUrl(): string;
  /** Language of the provider's texts, such as `pl-PL`. */
  locale(): string;
  /** Longest time in ms for the provider's script, session and fields. */
  timeout?: number;
}

/**
 * Creates the adapter of Adyen. The order carries what its fields encrypted; the bank's questions come after the order, and an order whose payment fails is canceled by the backend.
 */
export function createAdyenAdapter({
  key,
  backend,
  actions,
  canSave,
  returnUrl,
  locale,
  timeout,
}: AdyenOptions): PaymentAdapter {
  let sdk: Promise<AdyenSdk> | null = null;
  let card: AdyenCard | null = null;
  let order: UnpaidOrder | null = null;

  const load = async () => {
    sdk ??= withTimeout(
      import('./adyen-sdk.ts').then(({ openAdyen }) => openAdyen(key, locale())),
      timeout,
    );
    return sdk.catch((error: unknown) => {
      sdk = null;
      throw error;
    });
  };

  /** Shows what the bank asks until it is answered; `null` when the shopper leaves it or it cannot be shown. */
  const ask = async (action: object, resumed: boolean): Promise<object | null> => {
    const loaded = await load();
    const redirects = 'type' in action && action.type === 'redirect';
    try {
      return await new Promise((resolve, reject) => {
        const fail = () => reject(new PaymentError('unreachable'));
        const paymentAction = {
          id: createRandomId(),
          mount: (container: HTMLElement) =>
            loaded.mountAction(container, action, { onDetails: resolve, onFailure: fail }),
          leave: () => resolve(null),
          abandon: () => reject(new PaymentAbandonedError()),
          fail,
        };
        actions.show(
          redirects ? { ...paymentAction, type: 'redirect', atOnce: !resumed } : { ...paymentAction, type: 'provider' },
        );
      });
    } finally {
      actions.show(null);
    }
  };

  const handleResult = async (result: ProviderResult): Promise<PaymentOutcome> => {
    if (!requiresAction(result.resultCode)) return getPaymentOutcome(result.resultCode);
    if (!result.action || !order) return 'unknown';
    // Where the shopper has been already nobody is sent again: the bank may be about to carry it out.
    if (order.answered && result.resultCode === 'RedirectShopper') return 'unknown';
    const details = await ask(result.action, order.resumed);
    // The backend has the last word: the shopper may have paid before the question was left.
    const next = await backend.sendDetails(order, details ?? { cancelled: true }, result.resultCode);
    if (details === null && requiresAction(next.resultCode)) return 'cancelled';
    return next.resultCode === result.resultCode ? 'unknown' : handleResult(next);
  };

  return {
    code: adyenMethod,
    load: async () => {
      await load();
    },
    Fields: function Fields({ onFailure }) {
      return (
        <AdyenFields
          mount={async (container) => {
            const loaded = await load();
            await withTimeout(
              new Promise<void>((resolve, reject) => {
                card = loaded.mountCard(container, {
                  canSave: canSave(),
                  onReady: resolve,
                  onFailure: () => reject(new PaymentError('unreachable')),
                });
              }),
              timeout,
            );
            return () => {
              card?.remove();
              card = null;
            };
          }}
          onFailure={onFailure}
        />
      );
    },
    collect: async () => {
      if (!card) throw new PaymentError('unreachable');
      const state = card.read();
      if (!state) throw new PaymentError('invalid');
      return Promise.resolve({
        method: adyenMethod,
        additionalData: { stateData: JSON.stringify(state), returnUrl: returnUrl() },
        isSingleUse: true,
      });
    },
    handleResult,
    readResult: (placed) => {
      order = placed;
      return placed.returned
        ? backend.sendDetails(placed, { details: placed.returned }, 'RedirectShopper')
        : backend.status(placed);
    },
  };
}
