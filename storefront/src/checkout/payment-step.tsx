import { Button } from '@witryna/ui/button';
import { FormErrorBanner, type FormErrorItem } from '@witryna/ui/form-error-banner';
import { BankIcon, CardIcon, CashIcon } from '@witryna/ui/icon';
import { Stack } from '@witryna/ui/layout';
import { RadioCards, type RadioCard } from '@witryna/ui/radio-group';
import { Heading, Text } from '@witryna/ui/text';
import { useState, type SubmitEvent } from 'react';
import { useCaptcha } from '../captcha/index.ts';
import { LazyCreditPanel } from '../credit/index.ts';
import { type MessageId, useIntl } from '../i18n/index.ts';
import { ContactLink } from '../platform/layout/contact-link.tsx';
import type { PaymentData } from './checkout-state.ts';
import { purchaseOrderMethod } from './payment/known-methods.ts';
import { PaymentError, type PaymentAdapter, type PaymentErrorReason } from './payment/payment-adapter.ts';
import { paymentErrorFields } from './payment/payment-error-fields.ts';
import { PaymentFields } from './payment/payment-fields.tsx';
import { formatCard } from './payment/saved-payment.ts';
import { payWithSavedCard } from './payment/saved-cards.ts';
import type { Checkout } from './use-checkout.ts';

const hints: Readonly<Record<string, MessageId>> = {
  banktransfer: 'checkout.payment.bankTransferHint',
  cashondelivery: 'checkout.payment.cashOnDeliveryHint',
  witryna_card: 'checkout.payment.cardHint',
  braintree: 'checkout.payment.cardHint',
  adyen_cc: 'checkout.payment.cardHint',
};

const problemTexts: Readonly<Record<PaymentErrorReason, MessageId>> = {
  invalid: 'checkout.card.invalid',
  invalidNumber: 'checkout.card.numberInvalid',
  invalidExpiry: 'checkout.card.expiryInvalid',
  expired: 'checkout.card.expired',
  refused: 'checkout.card.refused',
  cancelled: 'checkout.challenge.cancelled',
  unverified: 'checkout.card.unverified',
  unreachable: 'checkout.card.unreachable',
  'no-purchase-order-number': 'checkout.payment.enterPurchaseOrderNumber',
  'long-purchase-order-number': 'checkout.payment.shortenPurchaseOrderNumber',
};

/** Id of the list of methods, for the link of the error. */
const methodsId = 'payment-methods';

/** The value of a saved card among the ways to pay. */
const savedValue = (hash: string) => `saved ${hash}`;

/** The saved card that a payment was made up of; null for another way to pay. */
function savedCardIn({ additionalData: { public_hash: hash } }: PaymentData): string | null {
  return typeof hash === 'string' ? savedValue(hash) : null;
}

/**
 * Third step: the way to pay, a saved card or one of the methods offered. Each method collects what the order carries.
 */
export function PaymentStep({
  checkout: {
    state,
    cart,
    balances,
    credits,
    customerEmail,
    offerPayment,
    refreshCart,
    submitPayment,
    savedCards,
    findPayment,
    returnUrl,
  },
}: {
  checkout: Checkout;
}) {
  const intl = useIntl();
  // The order follows at once: its captcha is fetched here already.
  const captcha = useCaptcha('PLACE_ORDER').form;
  const [picked, setPicked] = useState(
    () => (state.paymentData && savedCardIn(state.paymentData)) ?? state.paymentCode ?? '',
  );
  // What was filled in stays while the shopper looks at another method.
  const [opened, setOpened] = useState<readonly string[]>([picked]);
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<FormErrorItem | null>(null);
  // The list of errors stays until the next attempt, the error of a field until it is corrected.
  const [isCorrected, setCorrected] = useState(false);
  const [isCreditChanging, setCreditChanging] = useState(false);
  const methods = state.availablePaymentMethods.flatMap(({ code, title }) => {
    const adapter = findPayment(code);
    return adapter ? [{ code, title, adapter }] : [];
  });
  const savedOptions = savedCards.map((card) => ({ value: savedValue(card.hash), card }));
  // What is offered may change, and a saved card is paid with by a method that is not listed.
  const values = [...savedOptions.map(({ value }) => value), ...methods.map(({ code }) => code)];
  const [only = '', ...others] = values;
  const chosen = values.includes(picked) ? picked : others.length === 0 ? only : '';
  const missing = attempt > 0 && chosen === '';

  const collect = async (work: () => Promise<PaymentData>) => {
    setBusy(true);
    setError(null);
    setCorrected(false);
    try {
      submitPayment(await work());
    } catch (failure) {
      const problem = failure instanceof PaymentError ? failure.problem : 'unreachable';
      const fieldId = paymentErrorFields[problem];
      setError({ message: intl.formatMessage(problemTexts[problem]), ...(fieldId !== undefined && { fieldId }) });
    } finally {
      setBusy(false);
    }
  };
  const payBy = async (adapter: PaymentAdapter | null): Promise<PaymentData> => {
    const billing = state.billingAddress ?? state.shippingAddress;
    if (!adapter || !cart?.total || !billing) throw new PaymentError('unreachable');
    return adapter.collect({ cartId: cart.id, total: cart.total, email: state.email || customerEmail, billing });
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (busy || isCreditChanging) return;
    setAttempt((count) => count + 1);
    const saved = savedOptions.find(({ value }) => value === chosen);
    if (saved) submitPayment(payWithSavedCard(saved.card, returnUrl()));
    else if (chosen !== '') void collect(() => payBy(findPayment(chosen)));
  };
  const choiceError = missing ? intl.formatMessage('checkout.choosePayment') : undefined;
  const serverError = state.errors.paymentMethod;
  const shownError = error ?? (serverError ? { message: serverError } : null);

  const options: RadioCard[] = [
    ...savedOptions.map(({ value, card }) => ({
      value,
      title: intl.formatMessage('checkout.card.saved', { card: formatCard(card, intl.formatMessage('checkout.card')) }),
      icon: <CardIcon />,
      ...(card.expires !== null && {
        description: intl.formatMessage('checkout.card.savedExpires', { date: card.expires }),
      }),
    })),
    ...methods.map(({ code, title, adapter }) => ({
      value: code,
      title,
      icon: <MethodIcon code={code} adapter={adapter} />,
      ...(hints[code] && { description: intl.formatMessage(hints[code]) }),
      ...(adapter.Fields &&
        (adapter.load === null || chosen === code || opened.includes(code)) && {
          content: <PaymentFields adapter={adapter} error={chosen === code && !isCorrected ? error : null} />,
        }),
    })),
  ];

  return (
    <Stack gap="x6">
      <LazyCreditPanel
        balances={balances}
        applied={credits}
        total={cart?.total ?? null}
        onLoadingChange={setCreditChanging}
        onChanged={offerPayment}
        onFailed={() => void refreshCart().catch(() => undefined)}
      />
      {options.length === 0 ? (
        <NoPaymentMethod />
      ) : (
        <form method="post" onSubmit={submit} onInput={() => setCorrected(true)} noValidate {...captcha}>
          <Stack gap="x6">
            <FormErrorBanner
              errors={choiceError ? [{ message: choiceError, fieldId: methodsId }] : shownError ? [shownError] : []}
              submitCount={attempt}
            />
            <RadioCards
              id={methodsId}
              label={intl.formatMessage('checkout.paymentMethods')}
              labelHidden
              name="payment"
              value={chosen}
              error={choiceError}
              onValueChange={(code) => {
                setPicked(code);
                setOpened((codes) => (codes.includes(code) ? codes : [...codes, code]));
                setError(null);
              }}
              options={options}
            />
            <Button
              type="submit"
              size="large"
              loading={busy || isCreditChanging}
              loadingLabel={intl.formatMessage('checkout.saving')}
            >
              {intl.formatMessage('checkout.toReview')}
            </Button>
          </Stack>
        </form>
      )}
    </Stack>
  );
}

/** Said in place of the methods when the backend offers none that the shop can finish. */
function NoPaymentMethod() {
  const intl = useIntl();
  return (
    <Stack gap="x3" align="start" role="alert">
      <Heading level={3} size="h5">
        {intl.formatMessage('checkout.payment.none.title')}
      </Heading>
      <Text>{intl.formatMessage('checkout.payment.none.text')}</Text>
      <ContactLink>{intl.formatMessage('checkout.contactUs')}</ContactLink>
    </Stack>
  );
}

function MethodIcon({ code, adapter }: { code: string; adapter: PaymentAdapter }) {
  if (adapter.Fields && code !== purchaseOrderMethod) return <CardIcon />;
  return code === 'cashondelivery' ? <CashIcon /> : <BankIcon />;
}
