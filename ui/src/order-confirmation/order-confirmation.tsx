import { useId, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { Card } from '../card/index.ts';
import { SuccessIcon } from '../icon/index.ts';
import { Heading } from '../text/index.ts';
import * as styles from './order-confirmation.css.ts';

/** Props of `OrderConfirmation`. Other attributes are passed to the `<section>`. */
export interface OrderConfirmationProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** Heading and name of the section, e.g. `Thank you for your order`. */
  title: string;
  /** Heading level of the title. Default 1. */
  headingLevel?: 1 | 2 | 3;
  /** Ref to the title, for moving focus to it. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** Order number, confirmation email, then parts such as the ordered items, each a `CardSection`. */
  children: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** Confirmation of a placed order. */
export function OrderConfirmation({ title, headingLevel = 1, titleRef, children, ...props }: OrderConfirmationProps) {
  const titleId = useId();
  return (
    <Card {...props} as="section" size="large" gap="x3" aria-labelledby={titleId}>
      <span className={styles.mark}>
        <SuccessIcon />
      </span>
      <Heading ref={titleRef} level={headingLevel} id={titleId} tabIndex={titleRef ? -1 : undefined}>
        {title}
      </Heading>
      {children}
    </Card>
  );
}
