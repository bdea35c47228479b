import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { reportError } from '../platform/errors/report-error.ts';
import { useNavigation } from '../platform/navigation/navigation-context.tsx';
import { useStorage } from '../platform/storage-context.tsx';
import { useCartIdStore } from '../cart-id/index.ts';
import {
  emptyCart,
  pendingMutations,
  unconfirmedChanges,
  useCart,
  useCreateCart,
  useSummaryRows,
  type Cart,
} from '../cart/index.ts';
import { getCaptcha } from '../captcha/index.ts';
import { useCommerce, useQuery } from '../commerce/index.ts';
import { useIntl } from '../i18n/index.ts';
import { useSession, useSessionStore } from '../session/index.ts';
import { markSession } from './attempts/order-attempt.ts';
import { orderAttemptsIn } from './attempts/order-attempts.ts';
import { noCountries, toCountries, type Countries } from './countries.ts';
import { countriesQuery } from './countries-operations.ts';
import { readAddressBook, type SavedAddress } from './address-book.ts';
import type { CustomerName } from './address-choice.ts';
import { browserCartLock } from './cart-lock.ts';
import { createCheckoutApi } from './checkout-api.ts';
import { createCheckoutFlow } from './checkout-flow.ts';
import type { AddressInput, CheckoutFlow } from './checkout-flow-types.ts';
import { checkoutCustomerQuery } from './checkout-operations.ts';
import type { CheckoutState, CheckoutStep, PaymentData, ShippingMethod } from './checkout-state.ts';
import { orderedCarts, orderMemory } from './order-storage.ts';
import { findPickupAdapter, type PickupAdapter } from './pickup/pickup-adapter.ts';
import type { PickupPoint } from './pickup/pickup-point.ts';
import type { PaymentAdapter } from './payment/payment-adapter.ts';
import type { Payments } from './payment/create-payments.ts';
import { readReturn } from './payment/payment-return.ts';
import { readSavedCards, type SavedCard } from './payment/saved-cards.ts';
import { savedPaymentsQuery } from './payment/saved-payments-query.ts';
import type { OrderOutcome } from './place-order.ts';
import { getOrderContents } from './get-order-contents.ts';
import { getProblemText } from './problem-text.ts';
import { reportUnshownError } from './report-unshown-error.ts';
import { useOrderRecovery } from './use-order-recovery.ts';
import { useReceiptRedirect } from './use-receipt-redirect.ts';
import { useRestIdentity } from './use-rest-identity.ts';

/** The checkout as its components see it: state, what can be done, and what the cart is. */
export interface Checkout {
  state: CheckoutState;
  cart: Cart | null;
  cartLoading: boolean;
  /** What an earlier visit left is being taken up, or an order that was sent is being looked for. */
  resuming: boolean;
  countries: Countries;
  signedIn: boolean;
  /** The customer's own e-mail address; empty for a guest. */
  customerEmail: string;
  /** The customer's own first and last name; empty for a guest. */
  customerName: CustomerName;
  /** Addresses that a customer has saved; empty for a guest. */
  addressBook: readonly SavedAddress[];
  /** Cards that a customer has kept and that can pay this cart; empty for a guest. */
  savedCards: readonly SavedCard[];
  /** The adapter of a way to pay; null for one that the shop cannot play. */
  findPayment(code: string): PaymentAdapter | null;
  /** Where a bank sends the shopper back to. */
  returnUrl(): string;
  submitAddress(input: AddressInput): Promise<void>;
  /** @param point where the order is picked up; null for a delivery to the address */
  submitShippingMethod(code: string, point: PickupPoint | null): Promise<void>;
  /** The adapter that lets the shopper choose where to pick up; null where a method has no such choice. */
  findPickup(method: ShippingMethod): PickupAdapter | null;
  submitPayment(payment: PaymentData): void;
  /**
   * Places the order at most once; null while it is under way. The outcome `placed` or `received` has been written down
   * when it arrives.
   *
   * @param agreementIds ids of the terms that the shopper agrees to
   */
  submitOrder(agreementIds: readonly number[]): Promise<OrderOutcome | 'other-tab' | null>;
  /** Asks again what became of an order whose outcome is not known. */
  checkOrder(): Promise<OrderOutcome | null>;
  edit(step: CheckoutStep): void;
  /** Another tab has ordered this cart. */
  orderedElsewhere: boolean;
}

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * Binds the checkout's flow to the page: restores what was kept, finds out about an order under way, and keeps what was
 * entered.
 *
 * @param anew begins without what was kept, see {@link CheckoutFlow.begin}
 */
export function useCheckout(payments: Payments, anew: boolean): Checkout {
  const intl = useIntl();
  const storage = useStorage();
  const { client } = useCommerce();
  const navigation = useNavigation();
  const { token } = useSession();
  const session = useSessionStore();
  const rest = useRestIdentity();
  const cartIdStore = useCartIdStore();
  const startCart = useCreateCart();
  const { cart, loading, retry } = useCart();
  const amounts = useSummaryRows(cart ?? emptyCart, false);
  const country = useQuery(countriesQuery, {});
  const customer = useQuery(checkoutCustomerQuery, token === undefined ? null : {});
  const { locale } = intl;
  const countries = useMemo(
    () => (country.data ? toCountries(country.data, locale) : noCountries),
    [country.data, locale],
  );
  const regions = useMemo(() => countries.items.flatMap((item) => item.regions), [countries]);
  const addressBook = useMemo(
    () =>
      readAddressBook(
        customer.data?.customer?.addresses ?? [],
        countries.items.map(({ code }) => code),
      ),
    [customer.data, countries],
  );

  // What the flow asks for while it runs is what the page shows then.
  const customerEmail = customer.data?.customer?.email ?? '';
  const isVirtual = cart?.isVirtual ?? false;
  const latest = useRef({ regions, retry, intl, navigation, customerEmail, isVirtual });
  useEffect(() => {
    latest.current = { regions, retry, intl, navigation, customerEmail, isVirtual };
  });
  // The order that is being sent carries them.
  const agreed = useRef<readonly number[]>([]);
  const flow: CheckoutFlow = useMemo(
    () =>
      createCheckoutFlow({
        backend: createCheckoutApi(client, rest.token, {
          storeView: rest.storeView,
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
        regions: () => latest.current.regions,
        findPickup: (method) => findPickupAdapter(method, client.capabilities),
        refreshCart: () => latest.current.retry(),
        startCart,
        unsettledFor: unconfirmedChanges.left,
        settlePayment: payments.settle,
        takeReturn: () => {
          const found = readReturn(window.location.pathname + window.location.search);
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

  // Asked for at the step that needs it.
  const tokens = useQuery(
    savedPaymentsQuery,
    token === undefined || !['payment', 'review'].includes(state.step) ? null : {},
  );
  const savedCards = useMemo(
    () => readSavedCards(tokens.data, state.availablePaymentMethods),
    [tokens.data, state.availablePaymentMethods],
  );

  // The cart has changed, e.g. in another tab: something is shipped now, or nothing any more.
  const isPaying = state.step === 'payment' || state.step === 'review';
  const lacksAddressKind =
    cart !== null && (isVirtual ? state.step === 'delivery' : isPaying && state.shippingMethod === null);
  useEffect(() => {
    if (lacksAddressKind) flow.edit('address');
  }, [flow, lacksAddressKind]);

  const isFilled = cart !== null && cart.lines.length > 0;
  useReceiptRedirect(flow, !loading && !isFilled);
  const isResuming = useOrderRecovery({
    flow,
    state,
    anew,
    isCartLoading: loading,
    isFilled,
    isLoaded: !loading && !country.isLoading && !customer.isLoading,
    payments,
    refreshCart: retry,
  });

  return {
    state,
    cart,
    cartLoading: loading,
    resuming: isResuming,
    countries,
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
    submitAddress: (input) => flow.submitAddress(input).catch(reportUnshownError),
    submitShippingMethod: (code, point) => flow.submitShippingMethod(code, point).catch(reportUnshownError),
    findPickup: (method) => findPickupAdapter(method, client.capabilities),
    submitPayment: flow.submitPayment,
    submitOrder: async (agreementIds) => {
      if (!cart?.total) return null;
      agreed.current = agreementIds;
      const clicked = pendingMutations.begin({ kind: 'placeOrder' });
      try {
        return await flow.submitOrder({
          total: cart.total,
          lines: cart.lines,
          contents: getOrderContents(cart, amounts, intl),
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
