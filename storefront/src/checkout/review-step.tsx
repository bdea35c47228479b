import { Button } from '@witryna/ui/button';
import { FormErrorBanner } from '@witryna/ui/form-error-banner';
import { Stack } from '@witryna/ui/layout';
import { Text } from '@witryna/ui/text';
import { VisuallyHidden } from '@witryna/ui/visually-hidden';
import { useState } from 'react';
import { useCaptcha } from '../captcha/index.ts';
import { Html } from '../content/index.ts';
import { CartSummary } from '../cart/index.ts';
import { useIntl } from '../i18n/index.ts';
import type { Checkout } from './use-checkout.ts';

interface ReviewStepProps {
  checkout: Checkout;
  /** Legal text before the button, sanitised; empty without. */
  legalHtml: string;
}

/**
 * Last step: everything once more, and the order. The button says that ordering obliges to pay, or no contract is
 * concluded (Polish act on consumer rights, art. 17).
 */
export function ReviewStep({ checkout, legalHtml }: ReviewStepProps) {
  const intl = useIntl();
  const captcha = useCaptcha('PLACE_ORDER');
  const { state, cart, submitOrder, checkOrder } = checkout;
  const [attempt, setAttempt] = useState(0);
  const error = state.errors.order;

  const order = (send: () => Promise<unknown>) => {
    setAttempt((count) => count + 1);
    void send();
  };

  return (
    <Stack gap="x6" {...captcha}>
      <FormErrorBanner errors={error ? [{ message: error }] : []} submitCount={attempt} />
      <Text>{intl.formatMessage('checkout.review')}</Text>
      {cart && (
        <Stack as="section" gap="x4" aria-label={intl.formatMessage('checkout.items')}>
          <Stack as="ul" role="list" gap="x1">
            {cart.lines.map((line) => (
              <li key={line.uid}>
                {intl.formatMessage('checkout.itemQuantity', { name: line.name, quantity: line.quantity })}
              </li>
            ))}
            {cart.freeGift && <li>{intl.formatMessage('checkout.gift', { name: cart.freeGift.name })}</li>}
          </Stack>
          <CartSummary cart={cart} />
        </Stack>
      )}
      {legalHtml && <Html html={legalHtml} />}
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
          loading={state.isSubmitting}
          loadingLabel={intl.formatMessage(state.isChecking ? 'checkout.order.checking' : 'checkout.placing')}
          onClick={() => order(submitOrder)}
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
