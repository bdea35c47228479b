import type { PaymentProvider } from '../request-context.ts';
import type { Hundredths } from '../money.ts';
import type { StoreView } from '../store/store-view.ts';
import { getWords } from '../words/get-words.ts';

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

const PROVIDER_METHODS: Readonly<Record<PaymentProvider, string>> = {
  braintree: BRAINTREE_METHOD,
  adyen: ADYEN_METHOD,
};

/** What Magento asks for when there is nothing to pay. */
const FREE_METHOD = 'free';

/** A payment method. */
interface PaymentMethod {
  code: string;
  title: string;
  /** True when the money comes after the order. */
  isDeferred: boolean;
}

const OFFERED = [CARD_METHOD, 'banktransfer', 'cashondelivery'];

/** What the offer depends on in a store view. */
type PaymentScope = Pick<StoreView, 'words' | 'settings'>;

/** Name of a method in the language of a store view; the code itself for an unknown one. */
export function paymentTitle(code: string, storeView: PaymentScope): string {
  const own = storeView.settings.payments?.find((method) => method.code === code);
  if (own) return own.title;
  const titles: ReadonlyMap<string, string> = new Map(Object.entries(getWords(storeView, 'paymentMethods')));
  return titles.get(code) ?? code;
}

function listCodes(
  grandTotal: Hundredths,
  { settings }: PaymentScope,
  providers: readonly PaymentProvider[],
): string[] {
  if (grandTotal === 0) return [FREE_METHOD];
  const own = settings.payments?.map(({ code }) => code) ?? OFFERED;
  return [...own, ...providers.map((provider) => PROVIDER_METHODS[provider])];
}

/** Methods offered for a total; only `free` when it is 0. */
export function listPaymentMethods(
  grandTotal: Hundredths,
  storeView: PaymentScope,
  providers: readonly PaymentProvider[] = [],
): PaymentMethod[] {
  return listCodes(grandTotal, storeView, providers).map((code) => ({
    code,
    title: paymentTitle(code, storeView),
    isDeferred:
      storeView.settings.payments?.find((method) => method.code === code)?.isDeferred ??
      (code === 'banktransfer' || code === 'cashondelivery'),
  }));
}

/** Whether a method may be used for a total. */
export function isPaymentMethodAvailable(
  code: string,
  grandTotal: Hundredths,
  isCustomer: boolean,
  storeView: PaymentScope,
  providers: readonly PaymentProvider[] = [],
): boolean {
  if (code === SAVED_CARD_METHOD) return isCustomer && grandTotal > 0;
  if (code === BRAINTREE_SAVED_CARD_METHOD) return isCustomer && grandTotal > 0 && providers.includes('braintree');
  if (code === ADYEN_SAVED_CARD_METHOD) return isCustomer && grandTotal > 0 && providers.includes('adyen');
  return listCodes(grandTotal, storeView, providers).includes(code);
}
