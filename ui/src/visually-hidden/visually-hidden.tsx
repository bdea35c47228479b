import type { HTMLAttributes, Ref } from 'react';
import { classNames } from '../styles/class-names.ts';
import { visuallyHidden } from './visually-hidden.css.ts';

/** Props of `VisuallyHidden`. All attributes are passed to the `<span>`. */
export interface VisuallyHiddenProps extends HTMLAttributes<HTMLSpanElement> {
  /** Ref to the `<span>` element. */
  ref?: Ref<HTMLSpanElement>;
}

/** Text for screen readers only. Renders a `<span>`. */
export function VisuallyHidden({ className, ...props }: VisuallyHiddenProps) {
  return <span {...props} className={classNames(visuallyHidden, className)} />;
}
