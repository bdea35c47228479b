import { Heading } from '@witryna/ui/text';
import type { ReactNode, Ref } from 'react';
import { useIntl } from '../i18n/index.ts';
import * as styles from './checkout-page.css.ts';
import { checkoutSteps, type CheckoutStep } from './checkout-state.ts';
import { messages } from './messages.ts';

/** What the steps are called. */
export const stepTitles = {
  address: messages.stepAddress,
  delivery: messages.stepDelivery,
  payment: messages.stepPayment,
  review: messages.stepReview,
};

interface SectionHeadProps {
  step: CheckoutStep;
  /** Of the open step's heading, which takes the focus. Default: it takes none. */
  headingRef?: Ref<HTMLHeadingElement> | undefined;
  /** Stands at the end. */
  children?: ReactNode;
}

/** Number and name of a step. */
export function SectionHead({ step, headingRef, children }: SectionHeadProps) {
  const intl = useIntl();
  return (
    <div className={styles.sectionHead}>
      <span aria-hidden="true" className={styles.number}>
        {checkoutSteps.indexOf(step) + 1}
      </span>
      <Heading level={2} size="h4" className={styles.headText} {...(headingRef && { ref: headingRef, tabIndex: -1 })}>
        {intl.formatMessage(stepTitles[step])}
      </Heading>
      {children}
    </div>
  );
}
