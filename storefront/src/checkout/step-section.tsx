import { CheckoutStep as CheckoutStepView, type CheckoutStepProps } from '@witryna/ui/checkout-step';
import { useIntl } from '../i18n/index.ts';
import type { CheckoutStep } from './checkout-state.ts';

const stepTitles = {
  address: 'checkout.step.address',
  delivery: 'checkout.step.delivery',
  payment: 'checkout.step.payment',
  review: 'checkout.step.review',
} as const;

interface StepSectionProps extends Pick<CheckoutStepProps, 'number' | 'state' | 'summary' | 'onEdit' | 'children'> {
  step: CheckoutStep;
}

/** A step of this checkout, with its number and name. */
export function StepSection({ step, ...props }: StepSectionProps) {
  const intl = useIntl();
  return (
    <CheckoutStepView
      {...props}
      title={intl.formatMessage(stepTitles[step])}
      completeLabel={intl.formatMessage('checkout.step.complete')}
      upcomingLabel={intl.formatMessage('checkout.step.upcoming')}
      editLabel={intl.formatMessage('checkout.change')}
    />
  );
}
