import { Button } from '@witryna/ui/button';
import { Stack } from '@witryna/ui/layout';
import { Text } from '@witryna/ui/text';
import { useEffect, useRef, type ReactNode } from 'react';
import { formatPhone } from '../forms/index.ts';
import { useIntl } from '../i18n/index.ts';
import type { CheckoutAddress } from './address.ts';
import * as styles from './checkout-page.css.ts';
import { checkoutSteps, type CheckoutStep } from './checkout-state.ts';
import { messages } from './messages.ts';
import { formatCard } from './payment/saved-payment.ts';
import { formatPoint } from './pickup/pickup-point.ts';
import { SectionHead, stepTitles } from './section-head.tsx';
import type { Checkout } from './use-checkout.ts';

type CheckoutSectionsProps = { checkout: Checkout } & Record<CheckoutStep, ReactNode>;

/** The steps below each other: done ones in short with a way back, the current one open, later ones by name (CO-1, CO-2). */
export function CheckoutSections({ checkout, ...contents }: CheckoutSectionsProps) {
  const intl = useIntl();
  const { state, edit } = checkout;
  const current = checkoutSteps.indexOf(state.step);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(state.step);
  useEffect(() => {
    if (shown.current === state.step) return;
    shown.current = state.step;
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: 'center' });
  }, [state.step]);

  return (
    <Stack as="ol" role="list" gap="x4">
      {checkoutSteps.map((step, index) => {
        const status = index < current ? 'done' : index === current ? 'current' : 'later';
        return (
          <li key={step} className={styles.section} data-state={status} aria-current={status === 'current' ? 'step' : undefined}>
            <SectionHead step={step} headingRef={status === 'current' ? heading : undefined}>
              {/* While nobody knows what became of the order, there is nothing to change. */}
              {status === 'done' && !state.orderUnknown && (
                <Button variant="quiet" size="small" aria-label={intl.formatMessage(messages.edit, { step: intl.formatMessage(stepTitles[step]) })} onClick={() => edit(step)}>
                  {intl.formatMessage(messages.change)}
                </Button>
              )}
            </SectionHead>
            {status === 'current' && contents[step]}
            {status === 'done' && <DoneText checkout={checkout} step={step} />}
          </li>
        );
      })}
    </Stack>
  );
}

function DoneText({ checkout: { state, savedCards }, step }: { checkout: Checkout; step: CheckoutStep }) {
  const intl = useIntl();
  const savedCard = savedCards.find(({ hash }) => hash === state.paymentData?.additionalData['public_hash']);
  const payment = state.availablePaymentMethods.find(({ code }) => code === state.paymentCode);
  switch (step) {
    case 'address':
      return (
        <Stack gap="xxs">
          <Text>{state.email}</Text>
          {state.shippingAddress && <Text>{inOneLine(state.shippingAddress)}</Text>}
          <Text tone="secondary" size="small">
            {intl.formatMessage(messages.billingAddress)}:{' '}
            {state.billingAddress ? inOneLine(state.billingAddress) : intl.formatMessage(messages.sameAddressText)}
          </Text>
        </Stack>
      );
    case 'delivery':
      return (
        <Stack gap="xxs">
          <Text>{state.shippingTitle}</Text>
          {state.pickupPoint && <Text>{formatPoint(state.pickupPoint)}</Text>}
        </Stack>
      );
    case 'payment':
      return (
        <Text>
          {savedCard
            ? intl.formatMessage(messages.savedCard, { card: formatCard(savedCard, intl.formatMessage(messages.card)) })
            : payment?.title}
        </Text>
      );
    case 'review':
      return null;
  }
}

function inOneLine({ firstname, lastname, street, postcode, city, telephone }: CheckoutAddress): string {
  return [`${firstname} ${lastname}`, street.filter(Boolean).join(' / '), `${postcode} ${city}`, formatPhone(telephone)].join(', ');
}
