import type { PaymentProvider } from '../request-context.ts';
import type { Hundredths } from '../money.ts';

/** Payment by card through the sandbox provider. */
export const CARD_METHOD = 'witryna_card';

/** Payment by a card saved with the sandbox provider; not offered in lists, as with all of Magento's vaults. */
export const SAVED_CARD_METHOD = 'witryna_card_vault';

/** Cards through Braintree: a nonce of its hosted fields, or a saved card. */
export const BRAINTREE_METHOD = 'braintree';
export const BRAINTREE_SAVED_CARD_METHOD = 'braintree_cc_vault';

/** Cards through Adyen: its encrypted state data. */
export const ADYEN_METHOD = 'adyen_cc';
export const ADYEN_SAVED_CARD_METHOD = 'adyen_cc_vault';

const PROVIDER_METHODS: Readonly<Record<PaymentProvider, string>> = { braintree: BRAINTREE_METHOD, adyen: ADYEN_METHOD };

/** What Magento asks for when there is nothing to pay. */
const FREE_METHOD = 'free';

/** A way to pay. */
interface PaymentMethod {
  code: string;
  title: string;
  /** True when the money comes after the order. */
  isDeferred: boolean;
}

type Titles = Record<'pl' | 'en', string>;

const TITLES: Readonly<Record<string, Titles>> = {
  [CARD_METHOD]: { pl: 'Karta płatnicza', en: 'Card' },
  [SAVED_CARD_METHOD]: { pl: 'Zapisana karta', en: 'Saved card' },
  [BRAINTREE_METHOD]: { pl: 'Karta płatnicza (Braintree)', en: 'Card (Braintree)' },
  [BRAINTREE_SAVED_CARD_METHOD]: { pl: 'Zapisana karta (Braintree)', en: 'Saved card (Braintree)' },
  [ADYEN_METHOD]: { pl: 'Karta płatnicza (Adyen)', en: 'Card (Adyen)' },
  [ADYEN_SAVED_CARD_METHOD]: { pl: 'Zapisana karta (Adyen)', en: 'Saved card (Adyen)' },
  banktransfer: { pl: 'Przelew bankowy', en: 'Bank transfer' },
  cashondelivery: { pl: 'Płatność przy odbiorze', en: 'Cash on delivery' },
  [FREE_METHOD]: { pl: 'Bez płatności', en: 'No payment needed' },
};

const OFFERED = [CARD_METHOD, 'banktransfer', 'cashondelivery'];

/** Name of a method in the language of a locale; the code itself for an unknown one. */
export function paymentTitle(code: string, locale: string): string {
  return TITLES[code]?.[locale.startsWith('pl') ? 'pl' : 'en'] ?? code;
}

/** Methods offered for a total; only `free` when it is 0. */
export function listPaymentMethods(grandTotal: Hundredths, locale: string, providers: readonly PaymentProvider[] = []): PaymentMethod[] {
  const codes = grandTotal === 0 ? [FREE_METHOD] : [...OFFERED, ...providers.map((provider) => PROVIDER_METHODS[provider])];
  return codes.map((code) => ({
    code,
    title: paymentTitle(code, locale),
    isDeferred: code === 'banktransfer' || code === 'cashondelivery',
  }));
}

/** Whether a method may be used for a total. */
export function isPaymentMethodAvailable(code: string, grandTotal: Hundredths, isCustomer: boolean, providers: readonly PaymentProvider[] = []): boolean {
  if (code === SAVED_CARD_METHOD) return isCustomer && grandTotal > 0;
  if (code === BRAINTREE_SAVED_CARD_METHOD) return isCustomer && grandTotal > 0 && providers.includes('braintree');
  if (code === ADYEN_SAVED_CARD_METHOD) return isCustomer && grandTotal > 0 && providers.includes('adyen');
  return listPaymentMethods(grandTotal, 'pl_PL', providers).some((method) => method.code === code);
}
