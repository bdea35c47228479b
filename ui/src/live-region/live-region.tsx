import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import type { Politeness } from './announcements.ts';

export interface LiveRegionProps {
  /** Default `polite`. */
  politeness?: Politeness;
  /** What is said whenever it changes; nothing at first. */
  children?: ReactNode;
}

/** An unseen region whose new text is spoken. Render it from the start, and change its text. */
export function LiveRegion({ politeness = 'polite', children }: LiveRegionProps) {
  return <VisuallyHidden role={politeness === 'polite' ? 'status' : 'alert'}>{children}</VisuallyHidden>;
}
