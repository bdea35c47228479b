import type { HTMLAttributes } from 'react';
import { visuallyHidden } from './visually-hidden.css.ts';

/** Text for screen readers only. Renders a `<span>`. */
export function VisuallyHidden(props: HTMLAttributes<HTMLSpanElement>) {
  return <span {...props} className={visuallyHidden} />;
}
