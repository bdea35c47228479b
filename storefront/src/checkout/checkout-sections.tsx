import { Stack } from '@witryna/ui/layout';
import { Text } from '@witryna/ui/text';
import type { ReactNode } from 'react';
import { formatPhone } from '../forms/index.ts';
import { useIntl } from '../i18n/index.ts';
import { AddressText, useAddressLines } from '../postal-address/index.ts';
import type { CheckoutAddress } from './address.ts';
import { checkoutSteps, type CheckoutStep } from './checkout-state.ts';
import { formatCard } from './payment/saved-payment.ts';
import { formatPoint } from './pickup/pickup-point.ts';
import { getRegions, withRegionName } from './regions.ts';
import { StepSection } from './step-section.tsx';
import type { Checkout } from './use-checkout.ts';

type SectionsCheckout = Pick<Checkout, 'cart' | 'state' | 'savedCards' | 'countries' | 'edit'>;

type CheckoutSectionsProps = { checkout: SectionsCheckout } & Record<CheckoutStep, ReactNode>;

/**
 * The steps below each other: done ones in short with a way back, the current one open, later ones by name.
 */
export function CheckoutSections({ checkout, ...contents }: CheckoutSectionsProps) {
  const { cart, state, edit } = checkout;
  const steps: readonly CheckoutStep[] = cart?.isVirtual
    ? checkoutSteps.filter((step) => step !== 'delivery')
    : checkoutSteps;
  const current = steps.indexOf(state.step);

  return (
    <Stack as="ol" role="list" gap="x4">
      {steps.map((step, index) => {
        const status = index < current ? 'complete' : index === current ? 'current' : 'upcoming';
        return (
          <li key={step} aria-current={status === 'current' ? 'step' : undefined}>
            <StepSection
              step={step}
              number={index + 1}
              state={status}
              summary={status === 'complete' && <DoneText checkout={checkout} step={step} />}
              // While nobody knows what became of the order, there is nothing to change.
              onEdit={state.orderUnknown ? undefined : () => edit(step)}
            >
              {status === 'current' && contents[step]}
            </StepSection>
          </li>
        );
      })}
    </Stack>
  );
}

function DoneText({
  checkout: { cart, state, savedCards, countries },
  step,
}: {
  checkout: SectionsCheckout;
  step: CheckoutStep;
}) {
  const intl = useIntl();
  const toLines = useAddressLines();
  const inOneLine = (address: CheckoutAddress) =>
    toLines({
      ...withRegionName(address, getRegions(countries.items)),
      telephone: formatPhone(address.telephone),
    }).join(', ');
  const savedCard = savedCards.find(({ hash }) => hash === state.paymentData?.additionalData['public_hash']);
  const payment = state.availablePaymentMethods.find(({ code }) => code === state.paymentCode);
  switch (step) {
    case 'address':
      return (
        <Stack gap="xxs">
          <Text>{state.email}</Text>
          {state.shippingAddress && (
            <Text>
              <AddressText>{inOneLine(state.shippingAddress)}</AddressText>
            </Text>
          )}
          {!cart?.isVirtual && (
            <Text tone="secondary" size="small">
              {intl.formatMessage('checkout.billingAddress')}:{' '}
              {state.billingAddress ? (
                <AddressText>{inOneLine(state.billingAddress)}</AddressText>
              ) : (
                intl.formatMessage('checkout.sameAddressText')
              )}
            </Text>
          )}
        </Stack>
      );
    case 'delivery':
      return (
        <Stack gap="xxs">
          <Text>{state.shippingTitle}</Text>
          {state.pickupPoint && (
            <Text>
              <AddressText>{formatPoint(state.pickupPoint)}</AddressText>
            </Text>
          )}
        </Stack>
      );
    case 'payment':
      return (
        <Text>
          {savedCard
            ? intl.formatMessage('checkout.card.saved', {
                card: formatCard(savedCard, intl.formatMessage('checkout.card')),
              })
            : [payment?.title, state.paymentData?.purchaseOrderNumber].filter(Boolean).join(', ')}
        </Text>
      );
    case 'review':
      return null;
  }
}
