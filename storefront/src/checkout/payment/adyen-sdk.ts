import { AdyenCheckout, Card, type PaymentAction } from '@adyen/adyen-web';
import '@adyen/adyen-web/styles/adyen.css';
import { adyenCardBrands } from './adyen-card-brands.ts';
import type { ProviderKey } from './client-keys.ts';

/** The card fields of Adyen in a page. */
export interface AdyenCard {
  /** What the order carries; null while something is missing or wrong, which is then shown at the fields. */
  read(): object | null;
  remove(): void;
}

/** The part of Adyen's script that the shop uses. */
export interface AdyenSdk {
  mountCard(container: HTMLElement, options: { canSave: boolean; onReady(): void; onFailure(): void }): AdyenCard;
  /** Renders what the bank asks; gives what removes it. */
  mountAction(
    container: HTMLElement,
    action: object,
    options: { onDetails(details: object): void; onFailure(): void },
  ): () => void;
}

/**
 * Opens Adyen's checkout. This module is the provider's whole script: it is imported when its method is chosen.
 *
 * @param locale such as `pl-PL`
 */
export async function openAdyen({ clientKey, environment }: ProviderKey, locale: string): Promise<AdyenSdk> {
  let onDetails: (details: object) => void = () => undefined;
  let onFailure: () => void = () => undefined;
  const checkout = await AdyenCheckout({
    clientKey,
    environment,
    locale,
    countryCode: new Intl.Locale(locale).maximize().region ?? '',
    showPayButton: false,
    // Nobody has agreed to be measured.
    analytics: { enabled: false },
    onAdditionalDetails: ({ data }) => onDetails(data),
    onError: () => onFailure(),
  });
  return {
    mountCard(container, options) {
      const card = new Card(checkout, {
        type: 'scheme',
        brands: adyenCardBrands,
        disclaimerMessage: undefined,
        // Asks in the provider's words; never kept without the customer's.
        enableStoreDetails: options.canSave,
        onConfigSuccess: options.onReady,
        onError: options.onFailure,
      });
      card.mount(container);
      return {
        read: () => {
          if (card.isValid) return { ...card.data };
          card.showValidation();
          return null;
        },
        remove: () => card.unmount(),
      };
    },
    mountAction(container, action, options) {
      onDetails = options.onDetails;
      onFailure = options.onFailure;
      if (!isAction(action)) throw new Error('The provider asks for something without a type.');
      if (action.type === 'redirect' && !isSecure(action.url))
        throw new Error('The provider leads to an address that is not secure.');
      const element = checkout.createFromAction(action, { challengeWindowSize: '05' });
      element.mount(container);
      return () => element.unmount();
    },
  };
}

/** Whether an address is one to send a shopper to: of the Web, and encrypted. */
function isSecure(url: unknown): boolean {
  return typeof url === 'string' && URL.canParse(url) && new URL(url).protocol === 'https:';
}

function isAction(action: object): action is PaymentAction {
  return 'type' in action && typeof action.type === 'string';
}
