import { Columns, PageBlock, Stack } from '@witryna/ui/layout';
import { MessagePage } from '@witryna/ui/message-page';
import { Button, ButtonLink } from '@witryna/ui/button';
import { Heading, TextLink } from '@witryna/ui/text';
import { VisuallyHidden } from '@witryna/ui/visually-hidden';
import { useDeferredValue, useEffect, useLayoutEffect, useReducer, useState } from 'react';
import { formsMessages } from '../forms/index.ts';
import { useHydrated } from '../platform/hydration/use-hydrated.ts';
import { ifNewShopper, unlessNewShopper } from '../platform/hydration/visibility.css.ts';
import { useLayout } from '../platform/layout/layout-context.tsx';
import { definePage } from '../platform/navigation/page.tsx';
import { addingMessages, cartMessages, CartSummary, requestCart, type CartAmount } from '../cart/index.ts';
import { preloadQuery } from '../commerce/index.ts';
import { addressForms, customerAttributesQuery } from '../custom-attributes/index.ts';
import { giftMessagesMessages } from '../gift-messages/index.ts';
import { formatMinorUnits, useIntl } from '../i18n/index.ts';
import { storeMapMessages } from '../stores/index.ts';
import { onSignOut, ReturnLink, useSessionStore } from '../session/index.ts';
import { agreementsQuery, toAgreements, type Agreement } from './agreements.ts';
import { AddressStep } from './address-step.tsx';
import { CheckoutLines } from './checkout-lines.tsx';
import { CheckoutLoading } from './checkout-loading.tsx';
import { checkoutTextsQuery } from './checkout-operations.ts';
import { countriesQuery } from './countries-operations.ts';
import * as styles from './checkout-page.css.ts';
import { CheckoutSections } from './checkout-sections.tsx';
import { CheckoutTotal } from './checkout-total.tsx';
import { IncludedTaxNote } from './included-tax-note.tsx';
import { getSignInReason, type SignInReason } from './get-sign-in-reason.ts';
import { ShippingMethodStep } from './shipping-method-step.tsx';
import { findPickedMethod } from './shipping-methods.ts';
import { checkoutMessages } from './messages.ts';
import { UnconfirmedOrder } from './unconfirmed-order.tsx';
import { PaymentStep } from './payment-step.tsx';
import { pickupMessages } from './pickup/messages.ts';
import { ReviewStep } from './review-step.tsx';
import { cardVerificationQuery, toVerificationRule, type VerificationRule } from './payment/card-verification.ts';
import { paymentKeysQuery, toProviderKeys, type ProviderKey } from './payment/client-keys.ts';
import { PaymentActionView } from './payment/payment-action-view.tsx';
import { getProviderCspSources } from './payment/provider-hosts.ts';
import { useCheckout, type Checkout } from './use-checkout.ts';
import { useEstimatedCart } from './use-estimated-cart.ts';
import { usePayments } from './use-payments.ts';

interface CheckoutView {
  /** Legal text of the shop, sanitized; empty without. */
  legalHtml: string;
  /** Terms that the shopper agrees to before ordering. */
  agreements: readonly Agreement[];
  /** Keys of the payment providers, public ones. */
  providerKeys: readonly ProviderKey[];
  /** When Braintree verifies cards; null: never. */
  verification: VerificationRule | null;
  /** Codes of further payment methods that are paid outside of the shop. */
  offlinePaymentMethods: readonly string[];
}

function CheckoutPage({ view }: { view: CheckoutView }) {
  const intl = useIntl();
  // Nothing of a checkout is public: the server sends the layout and the headings, the browser the rest.
  const isHydrated = useHydrated();
  // Rendered in pieces, so that a slow phone answers input in between.
  const inBrowser = useDeferredValue(isHydrated);
  // Outside of the content, so that what the server sent stays the same elements until something takes their place.
  const [shown, show] = useReducer(getShown, inBrowser ? 'loading' : 'server-html');
  const isServerHtml = shown === 'server-html';
  const signOuts = useSignOuts();
  return (
    <PageBlock space="x8" className={styles.page}>
      <Stack gap="x6">
        <Heading level={1}>{intl.formatMessage('checkout.title')}</Heading>
        {(isServerHtml || shown === 'loading') && (
          <div className={isServerHtml ? unlessNewShopper : undefined}>
            <CheckoutLoading />
          </div>
        )}
        {(isServerHtml || typeof shown === 'object') && (
          <div className={isServerHtml ? ifNewShopper : undefined}>
            <EmptyCheckout {...(!isServerHtml && shown)} />
          </div>
        )}
        {/* What was entered belongs to who has signed out, perhaps in another tab. */}
        {inBrowser && <CheckoutContent key={signOuts} anew={signOuts > 0} view={view} onShow={show} />}
      </Stack>
    </PageBlock>
  );
}

/** What the browser shows below the heading: an object without anything to order. */
type Content = 'loading' | 'steps' | EmptyCheckoutProps;

/** The server's HTML tells new shoppers that there is nothing to order, and others that the checkout is loading. */
function getShown(shown: Content | 'server-html', next: Content): Content | 'server-html' {
  return next === 'loading' && shown === 'server-html' ? shown : next;
}

/** How many customers have signed out since the page was opened, in any tab. */
function useSignOuts(): number {
  const session = useSessionStore();
  const [count, setCount] = useState(0);
  useEffect(() => (session ? onSignOut(session, () => setCount((before) => before + 1)) : undefined), [session]);
  return count;
}

interface CheckoutContentProps {
  view: CheckoutView;
  /** Somebody has signed out since the page was opened. */
  anew: boolean;
  /** Called before the first paint, and whenever it changes. */
  onShow(content: Content): void;
}

function CheckoutContent({
  anew,
  view: { legalHtml, agreements, providerKeys, verification, offlinePaymentMethods },
  onShow,
}: CheckoutContentProps) {
  const payments = usePayments(providerKeys, verification, offlinePaymentMethods);
  const checkout = useCheckout(payments, anew);
  const isUnknown =
    !isOrderInDoubt(checkout) &&
    !checkout.failedLoad &&
    ((checkout.cartLoading && !checkout.cart) || checkout.resuming || checkout.state.isOrdered);
  const isLoading = useDeferredValue(isUnknown) || isUnknown;
  const isEmpty = !isLoading && isNothingToOrder(checkout);
  const { orderedElsewhere, state } = checkout;
  const unpaid = state.errors.paymentMethod;
  useLayoutEffect(
    () => onShow(isLoading ? 'loading' : isEmpty ? { unpaid, orderedElsewhere } : 'steps'),
    [isLoading, isEmpty, unpaid, orderedElsewhere, onShow],
  );
  return (
    <>
      {!isLoading && !isEmpty && <CheckoutSteps checkout={checkout} legalHtml={legalHtml} agreements={agreements} />}
      <PaymentActionView actions={payments.actions} />
    </>
  );
}

/** What became of an order that was sent comes before everything else. */
function isOrderInDoubt({ cart, resuming, state }: Checkout): boolean {
  return state.orderUnknown && !resuming && (state.step !== 'review' || !cart || cart.lines.length === 0);
}

function isNothingToOrder(checkout: Checkout): boolean {
  const { cart, failedLoad, state } = checkout;
  return (!cart || cart.lines.length === 0) && !failedLoad && !state.isSubmitting && !isOrderInDoubt(checkout);
}

const summaryId = 'checkout-summary';

function CheckoutSteps({
  checkout,
  legalHtml,
  agreements,
}: {
  checkout: Checkout;
  legalHtml: string;
  agreements: readonly Agreement[];
}) {
  const intl = useIntl();
  const { store, settings } = useLayout();
  const { state } = checkout;
  const [pickedDelivery, setPickedDelivery] = useState<string | null>(null);
  // What was confirmed counts until the shopper picks another one.
  const pickedMethod =
    state.step === 'delivery'
      ? findPickedMethod(state.availableShippingMethods, pickedDelivery ?? state.shippingMethod)
      : null;
  const { cart, isEstimating } = useEstimatedCart(
    checkout.cart,
    // The backend estimates no credit: what pays for the cart would not add up.
    checkout.credits.length > 0 ? null : pickedMethod,
    state.shippingAddress,
  );
  if (isOrderInDoubt(checkout)) return <UnconfirmedOrder checkout={checkout} />;
  if (checkout.failedLoad) return <FailedLoad {...checkout.failedLoad} />;
  const signInReason = checkout.signedIn
    ? null
    : getSignInReason({
        allowsGuests: store.allowsGuestCheckout !== false && !state.isGuestRefused,
        allowsGuestDownloads: settings.guestDownloads,
        cart,
      });
  if (signInReason) return <SignInFirst reason={signInReason} />;
  const totalText = ({ minor, currency }: CartAmount) =>
    intl.formatMessage('checkout.total', { total: formatMinorUnits(intl, minor, currency) });
  return (
    <Columns template="mainAside" gap="x10">
      <Stack gap="x4">
        {cart?.total && (
          <CheckoutTotal
            total={cart.total}
            busy={isEstimating}
            withShipping={cart.shipping !== null || cart.isVirtual}
            summaryId={summaryId}
          />
        )}
        <CheckoutSections
          checkout={checkout}
          address={<AddressStep checkout={checkout} />}
          delivery={<ShippingMethodStep checkout={checkout} method={pickedMethod} onPickedChange={setPickedDelivery} />}
          payment={<PaymentStep checkout={checkout} />}
          review={<ReviewStep checkout={checkout} legalHtml={legalHtml} agreements={agreements} />}
        />
      </Stack>
      {cart && (
        <section aria-labelledby={`${summaryId}-title`} id={summaryId} className={styles.summary}>
          <Heading level={2} size="h4" id={`${summaryId}-title`}>
            {intl.formatMessage('checkout.summary')}
          </Heading>
          <CheckoutLines cart={cart} />
          <TextLink href="/cart">{intl.formatMessage('checkout.editItems')}</TextLink>
          <CartSummary cart={cart} busy={isEstimating} shippingLater={intl.formatMessage('checkout.shippingLater')} />
          <IncludedTaxNote cart={cart} />
          <VisuallyHidden role="status">
            {pickedMethod && !isEstimating && cart.total && cart.shipping ? totalText(cart.total) : ''}
          </VisuallyHidden>
        </section>
      )}
    </Columns>
  );
}

interface EmptyCheckoutProps {
  /** Why an order was not paid. Default: null, there is none. */
  unpaid?: string | null;
  /** Whether another tab has ordered the cart. Default: false. */
  orderedElsewhere?: boolean;
}

/** What stands in place of the steps without anything to order. */
function EmptyCheckout({ unpaid = null, orderedElsewhere = false }: EmptyCheckoutProps) {
  const intl = useIntl();
  return (
    <MessagePage
      headingLevel={2}
      title={intl.formatMessage(
        unpaid !== null
          ? 'checkout.order.unpaidTitle'
          : orderedElsewhere
            ? 'checkout.ordered.title'
            : 'checkout.empty.title',
      )}
      description={unpaid ?? intl.formatMessage(orderedElsewhere ? 'checkout.ordered.text' : 'checkout.empty.text')}
      actions={<ButtonLink href="/">{intl.formatMessage('checkout.empty.back')}</ButtonLink>}
    />
  );
}

/** What stands in place of the steps while they cannot be loaded. */
function FailedLoad({ retry, isRetrying }: NonNullable<Checkout['failedLoad']>) {
  const intl = useIntl();
  return (
    <MessagePage
      role="alert"
      headingLevel={2}
      title={intl.formatMessage('checkout.loadFailed.title')}
      description={intl.formatMessage('checkout.loadFailed.text')}
      actions={
        <Button loading={isRetrying} onClick={retry}>
          {intl.formatMessage('cart.retry')}
        </Button>
      }
    />
  );
}

/** What guests see where only customers can order. */
function SignInFirst({ reason }: { reason: SignInReason }) {
  const intl = useIntl();
  return (
    <MessagePage
      headingLevel={2}
      title={intl.formatMessage('checkout.guests.title')}
      description={intl.formatMessage(reason === 'guests' ? 'checkout.guests.text' : 'checkout.guests.downloads')}
      actions={
        <ReturnLink href="/sign-in" state={{ returnTo: '/checkout' }}>
          {intl.formatMessage('checkout.signIn')}
        </ReturnLink>
      }
    />
  );
}

/** The checkout, for guests and customers. */
export const page = definePage({
  messageCatalogs: [
    checkoutMessages,
    pickupMessages,
    storeMapMessages,
    addingMessages,
    cartMessages,
    formsMessages,
    giftMessagesMessages,
  ],
  load: async (_: object, { intl, fetch, layout }) => {
    const extended = layout.capabilities.includes('consentTexts');
    const [texts, agreements, keys, { sanitizeHtml }] = await Promise.all([
      extended ? fetch(checkoutTextsQuery, {}) : null,
      fetch(agreementsQuery, {}),
      layout.capabilities.includes('paymentClientKeys') ? fetch(paymentKeysQuery, {}) : null,
      import('@witryna/page-builder/parser'),
    ]);
    const legal = texts?.storeConfig?.gdpr_consent_texts?.legal_checkout ?? '';
    const providerKeys = keys ? toProviderKeys(keys) : [];
    const verifies =
      providerKeys.some(({ provider }) => provider === 'braintree') &&
      layout.capabilities.includes('braintreeVerification');
    const verification = verifies ? toVerificationRule(await fetch(cardVerificationQuery, {})) : null;
    return {
      view: {
        legalHtml: sanitizeHtml(legal, layout.settings),
        agreements: toAgreements(agreements, (html) => sanitizeHtml(html, layout.settings)),
        providerKeys,
        verification,
        offlinePaymentMethods: layout.settings.offlinePaymentMethods,
      },
      hosts: getProviderCspSources(providerKeys, verification !== null),
      metadata: { title: intl.formatMessage('checkout.title') },
    };
  },
  requestEarly: (requests) => {
    if (requests.cartId === null) return;
    requestCart(requests);
    preloadQuery(requests, countriesQuery, {});
    preloadQuery(requests, customerAttributesQuery, { form: addressForms.checkout });
  },
  Component: CheckoutPage,
});
