import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { reportError } from '../platform/errors/report-error.ts';
import { useLayout } from '../platform/layout/layout-context.tsx';
import { useNavigation } from '../platform/navigation/navigation-context.tsx';
import { useStorage } from '../platform/storage-context.tsx';
import { useCartIdStore } from '../cart-id/index.ts';
import {
  emptyCart,
  pendingMutations,
  unconfirmedChanges,
  useAppliedCredits,
  useCart,
  useCreateCart,
  useSummaryRows,
  useTaxDisplay,
  type Cart,
  type Credit,
} from '../cart/index.ts';
import { getCaptcha } from '../captcha/index.ts';
import { useCommerce, useQuery } from '../commerce/index.ts';
import { useBalances } from '../credit/index.ts';
import { addressForms, customerAttributesQuery } from '../custom-attributes/index.ts';
import { useSlowNotice } from '../forms/index.ts';
import { useGiftMessageTexts } from '../gift-messages/index.ts';
import { useIntl } from '../i18n/index.ts';
import { useRestIdentity, useSession, useSessionStore } from '../session/index.ts';
import { markSession } from './attempts/order-attempt.ts';
import { orderAttemptsIn } from './attempts/order-attempts.ts';
import { noCountries, toCountries, type Countries } from './countries.ts';
import { countriesQuery } from './countries-operations.ts';
import { toSavedAddresses, type SavedAddress } from './address-book.ts';
import type { CustomerName } from './address-choice.ts';
import { browserCartLock } from './cart-lock.ts';
import { createCheckoutApi } from './checkout-api.ts';
import { createCheckoutFlow } from './checkout-flow.ts';
import type { AddressInput, CheckoutFlow } from './checkout-flow-types.ts';
import { canSaveAddresses } from './can-save-addresses.ts';
import { checkoutCustomerQuery } from './checkout-operations.ts';
import type { CheckoutState, CheckoutStep, PaymentData, PaymentMethod, ShippingMethod } from './checkout-state.ts';
import { orderedCarts, orderMemory } from './order-storage.ts';
import { emptyHiddenFields, type OptionalFields } from './optional-fields.ts';
import { findPickupAdapter, type PickupAdapter } from './pickup/pickup-adapter.ts';
import type { PickupPoint } from './pickup/pickup-point.ts';
import type { PaymentAdapter } from './payment/payment-adapter.ts';
import type { Payments } from './payment/create-payments.ts';
import { parsePaymentReturn } from './payment/payment-return.ts';
import { toSavedCards, type SavedCard } from './payment/saved-cards.ts';
import { savedPaymentsQuery } from './payment/saved-payments-query.ts';
import type { OrderOutcome } from './order-types.ts';
import { getLoadState } from './get-load-state.ts';
import { getOrderContents } from './get-order-contents.ts';
import { getProblemText } from './problem-text.ts';
import { reportUnshownError } from './report-unshown-error.ts';
import { useOptionalFields } from './use-optional-fields.ts';
import { useOrderRecovery } from './use-order-recovery.ts';
import { usePaymentUpdate } from './use-payment-update.ts';
import { useReceiptRedirect } from './use-receipt-redirect.ts';

/** State and actions of the checkout for its components. */
export interface Checkout {
  state: CheckoutState;
  cart: Cart | null;
  cartLoading: boolean;
  /** Fetches the cart again. */
  refreshCart(): Promise<void>;
  /** Store credit and reward points of the customer. */
  balances: readonly Credit[];
  /** What of them pays for the cart. */
  credits: readonly Credit[];
  /** Gift messages of the order and its lines, as sentences. */
  giftMessages: readonly string[];
  /** Whether the steps of an earlier visit are being restored, or a sent order is being looked for. */
  resuming: boolean;
  countries: Countries;
  /** The cart, or what no address can be given without, where the backend did not return it; null where it did. */
  failedLoad: { retry(): void; isRetrying: boolean } | null;
  /** Which optional fields the addresses of the shop have. */
  optionalFields: OptionalFields;
  signedIn: boolean;
  /** Email address of the account; empty for a guest. */
  customerEmail: string;
  /** First and last name of the account; empty for a guest. */
  customerName: CustomerName;
  /** Address book of the customer; empty for a guest. */
  addressBook: readonly SavedAddress[];
  /** Whether the address book takes a new address. */
  canSaveAddresses: boolean;
  /** Saved cards that can pay this cart; empty for a guest. */
  savedCards: readonly SavedCard[];
  /** Returns the adapter of a payment method; null for an unsupported one. */
  findPayment(code: string): PaymentAdapter | null;
  /** URL to which a bank redirects back. */
  returnUrl(): string;
  submitAddress(input: AddressInput): Promise<void>;
  /** @param point pickup location; null for a delivery to the address */
  submitShippingMethod(code: string, point: PickupPoint | null): Promise<void>;
  /** Returns the adapter that chooses the pickup location; null for a method without one. */
  findPickup(method: ShippingMethod): PickupAdapter | null;
  /** Offers other payment methods: those of another total. */
  offerPayment(methods: readonly PaymentMethod[]): void;
  submitPayment(payment: PaymentData): void;
  /**
   * Places the order at most once; null while it is being placed. The outcomes `placed` and `received` are stored
   * before the promise resolves.
   *
   * @param agreementIds ids of the terms that the shopper agrees to
   */
  submitOrder(agreementIds: readonly number[]): Promise<OrderOutcome | 'other-tab' | null>;
  /** Looks again for an order with an unknown outcome. */
  checkOrder(): Promise<OrderOutcome | null>;
  edit(step: CheckoutStep): void;
  /** Whether another tab has ordered this cart. */
  orderedElsewhere: boolean;
}

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * Connects the checkout flow to the page: restores stored steps, looks for an unfinished order, and stores entered
 * values.
 *
 * @param again starts without stored steps, see {@link CheckoutFlow.begin}
 */
export function useCheckout(payments: Payments, anew: boolean): Checkout {
  const intl = useIntl();
  const announceSlow = useSlowNotice();
  const storage = useStorage();
  const { client } = useCommerce();
  const navigation = useNavigation();
  const { token } = useSession();
  const session = useSessionStore();
  const rest = useRestIdentity();
  const cartIdStore = useCartIdStore();
  const startCart = useCreateCart();
  const { cart, loading, error, retry } = useCart();
  const credits = useAppliedCredits(cart ?? emptyCart);
  const balances = useBalances('cache-and-network');
  const amounts = useSummaryRows(cart ?? emptyCart, false);
  const taxDisplay = useTaxDisplay();
  const giftMessages = useGiftMessageTexts(cart?.id);
  const country = useQuery(countriesQuery, {});
  const { optionalFields, isLoading: areFieldsLoading } = useOptionalFields();
  const customer = useQuery(checkoutCustomerQuery, token === undefined ? null : {});
  const savedAttributes = useQuery(
    customerAttributesQuery,
    token === undefined ? null : { form: addressForms.addressBook },
  );
  const { locale } = intl;
  const { defaultCountry } = useLayout().store;
  const countries = useMemo(
    () => (country.data ? toCountries(country.data, locale, defaultCountry) : noCountries),
    [country.data, locale, defaultCountry],
  );
  const addressBook = useMemo(
    () =>
      toSavedAddresses(customer.data?.customer?.addresses ?? [], countries.items).map((saved) => ({
        ...saved,
        address: emptyHiddenFields(saved.address, optionalFields),
      })),
    [customer.data, countries, optionalFields],
  );

  // The flow reads the current props while it runs.
  const customerEmail = customer.data?.customer?.email ?? '';
  const isVirtual = cart?.isVirtual ?? false;
  const latest = useRef({ countries, optionalFields, retry, intl, navigation, customerEmail, addressBook, isVirtual });
  useEffect(() => {
    latest.current = { countries, optionalFields, retry, intl, navigation, customerEmail, addressBook, isVirtual };
  });
  // They are part of the order that is being sent.
  const agreed = useRef<readonly number[]>([]);
  const flow: CheckoutFlow = useMemo(
    () =>
      createCheckoutFlow({
        backend: createCheckoutApi(client, rest.token, {
          storeView: rest.storeView,
          restCurrency: rest.currency,
          captchaToken: getCaptcha(client).token,
          agreementIds: () => agreed.current,
          log: reportError,
        }),
        storage,
        memory: orderMemory,
        attempts: orderAttemptsIn(storage),
        sessionMark: () => markSession(session?.getState().token),
        orderedCarts: orderedCarts(),
        lock: browserCartLock,
        cartId: {
          get: () => cartIdStore?.get() ?? null,
          set: (id) => cartIdStore?.set(id),
          clear: () => cartIdStore?.clear(),
        },
        isVirtual: () => latest.current.isVirtual,
        isSignedIn: () => session?.getState().token !== undefined,
        customerEmail: () => latest.current.customerEmail,
        addressBook: () => latest.current.addressBook,
        countries: () => latest.current.countries.items,
        optionalFields: () => latest.current.optionalFields,
        findPickup: (method) => findPickupAdapter(method, client.capabilities),
        refreshCart: () => latest.current.retry(),
        startCart,
        unsettledFor: unconfirmedChanges.left,
        settlePayment: payments.settle,
        takeReturn: () => {
          const found = parsePaymentReturn(window.location.pathname + window.location.search);
          if (found) latest.current.navigation?.replaceAddress(found.address);
          return found?.details ?? null;
        },
        wait,
        now: Date.now,
        describe: (problem) => getProblemText(latest.current.intl, problem),
        log: reportError,
      }),
    [client, session, rest, storage, cartIdStore, startCart, payments],
  );
  const state = useSyncExternalStore(flow.subscribe, flow.getState, flow.getState);

  // Requested at the step that needs it.
  const tokens = useQuery(
    savedPaymentsQuery,
    token === undefined || !['payment', 'review'].includes(state.step) ? null : {},
  );
  const savedCards = useMemo(
    () => toSavedCards(tokens.data, state.availablePaymentMethods),
    [tokens.data, state.availablePaymentMethods],
  );

  // The cart has changed, e.g. in another tab: something is shipped now, or nothing any more.
  const isPaying = state.step === 'payment' || state.step === 'review';
  const lacksAddressKind =
    cart !== null && (isVirtual ? state.step === 'delivery' : isPaying && state.shippingMethod === null);
  useEffect(() => {
    if (lacksAddressKind) flow.edit('address');
  }, [flow, lacksAddressKind]);

  usePaymentUpdate(flow, isPaying ? (cart?.total ?? null) : null);

  const { isLoaded, failed } = getLoadState({
    cart: { data: cart, error, isLoading: loading, isValidating: loading, revalidate: retry },
    others: [country, customer],
    isWaiting: areFieldsLoading || savedAttributes.isLoading,
    orderUnknown: state.orderUnknown,
  });
  const isFilled = cart !== null && cart.lines.length > 0;
  useReceiptRedirect(flow, !loading && !isFilled);
  const isResuming = useOrderRecovery({
    flow,
    state,
    anew,
    isCartLoading: loading,
    isFilled,
    isLoaded,
    payments,
    refreshCart: retry,
  });

  return {
    state,
    cart,
    cartLoading: loading,
    refreshCart: retry,
    balances,
    credits,
    giftMessages,
    resuming: isResuming,
    countries,
    failedLoad:
      failed.length > 0
        ? {
            retry: () => failed.forEach((query) => void query.revalidate()),
            isRetrying: failed.some(({ isValidating }) => isValidating),
          }
        : null,
    optionalFields,
    canSaveAddresses: canSaveAddresses(savedAttributes.data, optionalFields),
    signedIn: token !== undefined,
    customerEmail,
    customerName: {
      firstname: customer.data?.customer?.firstname ?? '',
      lastname: customer.data?.customer?.lastname ?? '',
    },
    addressBook,
    savedCards,
    findPayment: payments.find,
    returnUrl: payments.returnUrl,
    submitAddress: (input) => announceSlow(flow.submitAddress(input)).catch(reportUnshownError),
    submitShippingMethod: (code, point) =>
      announceSlow(flow.submitShippingMethod(code, point)).catch(reportUnshownError),
    findPickup: (method) => findPickupAdapter(method, client.capabilities),
    offerPayment: flow.offerPayment,
    submitPayment: flow.submitPayment,
    submitOrder: async (agreementIds) => {
      if (!cart?.total) return null;
      agreed.current = agreementIds;
      const clicked = pendingMutations.begin({ kind: 'placeOrder' });
      try {
        return await flow.submitOrder({
          total: cart.total,
          lines: cart.lines,
          contents: getOrderContents({ cart, amounts, giftMessages, taxDisplay }, intl),
        });
      } catch (error) {
        reportUnshownError(error);
        return null;
      } finally {
        pendingMutations.settle(clicked);
      }
    },
    checkOrder: flow.checkOrder,
    edit: flow.edit,
    orderedElsewhere: flow.isOrderedElsewhere(),
  };
}
