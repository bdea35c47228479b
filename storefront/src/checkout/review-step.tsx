import { Button } from '@witryna/ui/button';
import { FormErrorBanner } from '@witryna/ui/form-error-banner';
import { Stack } from '@witryna/ui/layout';
import { Text } from '@witryna/ui/text';
import { VisuallyHidden } from '@witryna/ui/visually-hidden';
import { useEffect, useRef, useState } from 'react';
import { CaptchaField, useCaptcha } from '../captcha/index.ts';
import { Html } from '../content/index.ts';
import { CartSummary } from '../cart/index.ts';
import { GiftMessageReview } from '../gift-messages/index.ts';
import { useIntl } from '../i18n/index.ts';
import { AgreementFields, getAgreementFieldId } from './agreement-fields.tsx';
import { getAgreedIds, lacksAgreement, type Agreement } from './agreements.ts';
import { ReviewLines } from './checkout-lines.tsx';
import { IncludedTaxNote } from './included-tax-note.tsx';
import type { Checkout } from './use-checkout.ts';

interface ReviewStepProps {
  checkout: Checkout;
  /** Legal text before the button, sanitized; empty without. */
  legalHtml: string;
  /** Terms that the shopper agrees to. */
  agreements: readonly Agreement[];
}

/**
 * Last step: everything once more, and the order. In Europe the button must say that ordering obliges to pay, or no
 * contract is concluded (Directive 2011/83/EU, Art. 8(2)); English texts of the USA say it as “Buy now”.
 */
export function ReviewStep({ checkout, legalHtml, agreements }: ReviewStepProps) {
  const intl = useIntl();
  const { form: captchaForm, captcha, confirm } = useCaptcha('PLACE_ORDER');
  const { state, cart, submitOrder, checkOrder } = checkout;
  const [attempt, setAttempt] = useState(0);
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const [isRefused, setRefused] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const isLacking = lacksAgreement(agreements, ticked);
  const error = isRefused ? null : state.errors.order;
  const agreementErrors = agreements
    .filter(({ id, isManual }) => isRefused && isManual && !ticked.has(id))
    .map(({ id, declarationText }) => ({ fieldId: getAgreementFieldId(id), message: declarationText }));

  const order = (send: () => Promise<unknown>) => {
    setAttempt((count) => count + 1);
    void send();
  };

  const submit = async () => {
    if (isConfirming) return;
    setRefused(isLacking);
    if (isLacking) {
      setAttempt((count) => count + 1);
      return;
    }
    setConfirming(true);
    try {
      // A shopper who has gone back to an earlier step meanwhile does not order what is being edited.
      if ((await confirm()) && isShown.current) order(() => submitOrder(getAgreedIds(agreements, ticked)));
    } finally {
      setConfirming(false);
    }
  };

  return (
    <Stack gap="x6" {...captchaForm}>
      <FormErrorBanner
        errors={error ? [{ message: error }] : agreementErrors}
        {...(agreementErrors.length > 0 && { title: intl.formatMessage('checkout.agreements.required') })}
        submitCount={attempt}
      />
      <Text>{intl.formatMessage('checkout.review')}</Text>
      {cart && (
        <Stack gap="x4">
          <ReviewLines cart={cart} />
          <GiftMessageReview texts={checkout.giftMessages} />
          <CartSummary cart={cart} shippingLater={intl.formatMessage('checkout.shippingLater')} />
          <IncludedTaxNote cart={cart} />
        </Stack>
      )}
      {legalHtml && <Html html={legalHtml} />}
      <AgreementFields agreements={agreements} ticked={ticked} invalid={isRefused} onTickedChange={setTicked} />
      {!state.orderUnknown && <CaptchaField captcha={captcha} />}
      {state.orderUnknown ? (
        <Button
          size="large"
          fullWidth
          variant="secondary"
          loading={state.isSubmitting}
          loadingLabel={intl.formatMessage('checkout.order.checking')}
          onClick={() => order(checkOrder)}
        >
          {intl.formatMessage('checkout.order.checkAgain')}
        </Button>
      ) : (
        <Button
          size="large"
          fullWidth
          loading={isConfirming || state.isSubmitting}
          loadingLabel={intl.formatMessage(state.isChecking ? 'checkout.order.checking' : 'checkout.placing')}
          onClick={() => void submit()}
        >
          {intl.formatMessage('checkout.placeOrder')}
        </Button>
      )}
      <VisuallyHidden role="status">
        {state.isSubmitting
          ? intl.formatMessage(state.orderUnknown || state.isChecking ? 'checkout.order.checking' : 'checkout.placing')
          : ''}
      </VisuallyHidden>
    </Stack>
  );
}
