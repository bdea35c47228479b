import { useId, type FormHTMLAttributes, type Ref } from 'react';
import { Stack } from '../layout/index.ts';
import { Heading } from '../text/index.ts';
import { Card } from './card.tsx';
import * as styles from './card.css.ts';

/** Props of `FormCard`. `className` is passed to the card, other attributes to the `<form>`. */
export interface FormCardProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'title'> {
  /** Heading and name of the card. */
  title: string;
  /** Heading level of the title. Default 2. */
  headingLevel?: 2 | 3 | 4;
  /** Ref to the title, for moving focus to it. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** Ref to the `<form>` element. */
  ref?: Ref<HTMLFormElement>;
}

/** Card with a form: a title, then fields and buttons one below the other. */
export function FormCard({ title, headingLevel = 2, titleRef, className, children, ...props }: FormCardProps) {
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId} className={className}>
      <Heading ref={titleRef} level={headingLevel} size="h4" id={titleId} tabIndex={titleRef ? -1 : undefined}>
        {title}
      </Heading>
      <form {...props} className={styles.form}>
        <Stack>{children}</Stack>
      </form>
    </Card>
  );
}
