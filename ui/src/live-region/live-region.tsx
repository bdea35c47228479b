import type { ReactNode } from 'react';
import { VisuallyHidden, type VisuallyHiddenProps } from '../visually-hidden/index.ts';
import type { Politeness } from './announcements.ts';

/** All other attributes go to the `<span>`. */
export interface LiveRegionProps extends Omit<VisuallyHiddenProps, 'role'> {
  /** Default `polite`. */
  politeness?: Politeness;
  /** What is said whenever it changes; nothing at first. */
  children?: ReactNode;
}

/** An unseen region whose new text is spoken. Render it from the start, and change its text. */
export function LiveRegion({ politeness = 'polite', ...props }: LiveRegionProps) {
  return <VisuallyHidden {...props} role={politeness === 'polite' ? 'status' : 'alert'} />;
}
