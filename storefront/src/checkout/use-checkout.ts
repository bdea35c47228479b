import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
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
  type SummaryRow,
} from '../cart/index.ts';
import { getCaptcha, isCaptchaText } from '../captcha/index.ts';
import { CommerceError, RestError, serverText, useCommerce, useQuery } from '../commerce/index.ts';
import { formatMinorUnits, type IntlShape, useIntl } from '../i18n/index.ts';
import { useSession, useSessionStore } from '../session/index.ts';
import { markSession } from './attempts/order-attempt.ts';
import { orderAttemptsIn } from './attempts/order-attempts.ts';
import { noCountries, toCountries, type Countries } from './countries.ts';
import { countriesQuery } from './countries-operations.ts';
import { readAddressBook, type SavedAddress } from './address-book.ts';
import type { CustomerName } from './address-choice.ts';
import { getCartStatusFromError } from './cart-status-from-error.ts';
import { browserCartLock, CartLockedError } from './cart-lock.ts';
import { createCheckoutApi } from './checkout-api.ts';
import { createCheckoutFlow } from './checkout-flow.ts';
import type { AddressInput, CheckoutFlow } from './checkout-flow-types.ts';
import type { CheckoutProblem } from './checkout-flow-options.ts';
import { checkoutCustomerQuery } from './checkout-operations.ts';
import type { CheckoutState, CheckoutStep, PaymentData, ShippingMethod } from './checkout-state.ts';
import { ShippingMethodUnavailableError } from './shipping-method-unavailable-error.ts';
import { MissingInformationError } from './missing-information-error.ts';
import type { OrderContents } from './order-contents.ts';
import { orderedCarts, orderMemory } from './order-storage.ts';
import { findPickupAdapter, type PickupAdapter } from './pickup/pickup-adapter.ts';
import { PickupPointUnavailableError } from './pickup/pickup-point-unavailable-error.ts';
import type { PickupPoint } from './pickup/pickup-point.ts';
import { PaymentAbandonedError, type PaymentAdapter } from './payment/payment-adapter.ts';
import type { Payments } from './payment/create-payments.ts';
import { readReturn } from './payment/payment-return.ts';
import { readSavedCards, type SavedCard } from './payment/saved-cards.ts';
import { savedPaymentsQuery } from './payment/saved-payments-query.ts';
import type { OrderOutcome } from './place-order.ts';
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

/** Time in ms between two looks for an order whose answer was lost. */
const watchInterval = 10_000;

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** What the checkout says about a failure; the server's own words where it wrote some. */
function describeProblem(intl: IntlShape, problem: CheckoutProblem): string {
  if ('error' in problem) {
    const { error } = problem;
    if (error instanceof CartLockedError) return intl.formatMessage('checkout.otherTab');
    if (error instanceof MissingInformationError) {
      const texts = {
        email: 'checkout.missing.email',
        cartId: 'checkout.missing.cartId',
        shippingMethod: 'checkout.chooseDelivery',
        pickupPoint: 'checkout.choosePickupPoint',
      } as const;
      return intl.formatMessage(texts[error.what]);
    }
    if (error instanceof ShippingMethodUnavailableError) return intl.formatMessage('checkout.deliveryGone');
    if (error instanceof PickupPointUnavailableError) return intl.formatMessage('checkout.pickupPointGone');
    const cartGone = getCartStatusFromError(error);
    if (cartGone)
      return intl.formatMessage(cartGone === 'inactive' ? 'checkout.order.cartClosed' : 'checkout.order.cartExpired');
    return (
      (error instanceof RestError ? error.serverMessage : serverText(error)) ?? intl.formatMessage('checkout.failed')
    );
  }
  if ('unpaid' in problem) {
    const texts = {
      refused: 'checkout.order.unpaidRefused',
      cancelled: 'checkout.order.unpaidCancelled',
      failed: 'checkout.order.unpaidFailed',
    } as const;
    return intl.formatMessage(texts[problem.unpaid]);
  }
  if ('confirmation' in problem) return intl.formatMessage('checkout.order.confirmationOutdated');
  const { outcome } = problem;
  switch (outcome.type) {
    case 'changed':
      return intl.formatMessage('checkout.order.changed');
    case 'gone':
      return intl.formatMessage(
        outcome.cart === 'inactive' ? 'checkout.order.cartClosed' : 'checkout.order.cartExpired',
      );
    case 'not-placed':
      return intl.formatMessage('checkout.order.notPlaced');
    case 'unknown':
      return intl.formatMessage('checkout.order.unknown');
    case 'refused': {
      const texts = {
        'signed-out': 'checkout.order.signedOut',
        stock: 'checkout.order.stock',
        payment: 'checkout.order.paymentDeclined',
      } as const;
      if (isCaptchaText(outcome.message)) return intl.formatMessage('checkout.order.captcha');
      if (outcome.reason !== 'other') return intl.formatMessage(texts[outcome.reason]);
      return outcome.message ?? intl.formatMessage('checkout.order.refused');
    }
  }
}

/** Failures that the checkout has shown, or will show when it is opened again; anything else is a fault of the shop. */
const isShown = (error: unknown) =>
  [
    CommerceError,
    RestError,
    MissingInformationError,
    ShippingMethodUnavailableError,
    PickupPointUnavailableError,
    PaymentAbandonedError,
  ].some((kind) => error instanceof kind);

const reportUnshown = (error: unknown) => {
  if (!isShown(error)) reportError(error);
};

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
  const latest = useRef({ regions, retry, intl, navigation, customerEmail });
  useEffect(() => {
    latest.current = { regions, retry, intl, navigation, customerEmail };
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
        describe: (problem) => describeProblem(latest.current.intl, problem),
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

  useReceiptRedirect(flow, !loading && (cart === null || cart.lines.length === 0));
  // An order that was sent comes first; then the steps of an earlier visit, once the cart and the regions are there.
  const [phase, setPhase] = useState<'begin' | 'restore' | 'ready'>(anew ? 'restore' : 'begin');
  useEffect(() => {
    flow.begin(anew);
    if (anew) return;
    void flow
      .checkOrder()
      .catch(reportUnshown)
      .finally(() => setPhase('restore'));
  }, [flow, anew]);
  const known = !loading && !country.isLoading && !customer.isLoading;
  const canRestore = phase === 'restore' && known;
  const filled = cart !== null && cart.lines.length > 0;
  useEffect(() => {
    if (!canRestore) return;
    const restored = filled ? flow.restore((code) => payments.find(code)?.Fields === null) : Promise.resolve();
    void restored.catch(reportUnshown).finally(() => setPhase('ready'));
  }, [canRestore, filled, flow, payments]);

  // A cart that is gone may have been ordered by what this tab sent, after the shopper was told that it had not been.
  const isOrderedLate =
    phase === 'ready' && !loading && !filled && !state.isOrdered && orderMemory.readIntent()?.sent === true;
  const [lookedFor, setLookedFor] = useState(false);
  useEffect(() => {
    if (!isOrderedLate) return;
    void flow
      .checkOrder()
      .catch(reportUnshown)
      .finally(() => setLookedFor(true));
  }, [isOrderedLate, flow]);

  // An order may arrive long after its answer was lost: what the page says is corrected then.
  const isWatching = phase === 'ready' && !state.isSubmitting && !state.isOrdered && state.errors.order !== null;
  useEffect(() => {
    if (!isWatching) return;
    const timer = setInterval(() => void flow.watchOrder().catch(reportUnshown), watchInterval);
    return () => clearInterval(timer);
  }, [isWatching, flow]);

  // What the page says of an order needs no notice elsewhere.
  const saysWhy =
    phase === 'ready' && !state.isSubmitting && (state.errors.order ?? state.errors.paymentMethod) !== null;
  useEffect(() => {
    const cartId = cartIdStore?.get();
    if (saysWhy && cartId) orderAttemptsIn(storage).dispatch({ type: 'show', cartId });
  }, [saysWhy, storage, cartIdStore]);

  // A page that the browser kept comes back as it was left: the cart and an order may have moved on since.
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      void latest.current.retry();
      void flow.checkOrder().catch(reportUnshown);
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, [flow]);

  return {
    state,
    cart,
    cartLoading: loading,
    resuming: phase !== 'ready' || (isOrderedLate && !lookedFor && !state.orderUnknown),
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
    submitAddress: (input) => flow.submitAddress(input).catch(reportUnshown),
    submitShippingMethod: (code, point) => flow.submitShippingMethod(code, point).catch(reportUnshown),
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
          contents: contentsOf(cart, amounts, intl),
        });
      } catch (error) {
        reportUnshown(error);
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

function contentsOf(
  cart: Cart,
  amounts: readonly SummaryRow[],
  intl: IntlShape,
): Pick<OrderContents, 'items' | 'gift' | 'amounts'> {
  return {
    items: cart.lines.map(({ name, quantity, options, image, total }) => ({
      name,
      quantity,
      ...(options.length > 0 && { options: options.map(({ value }) => value).join(', ') }),
      ...(image !== null && { image }),
      ...(total && { price: formatMinorUnits(intl, total.minor, total.currency) }),
    })),
    gift: cart.freeGift?.name ?? null,
    amounts,
  };
}
