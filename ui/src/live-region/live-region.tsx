import type { ReactNode } from 'react';
import { VisuallyHidden, type VisuallyHiddenProps } from '../visually-hidden/index.ts';
import type { Politeness } from './announcements.ts';

/** Props of `LiveRegion`. Other attributes are passed to the `<span>`. */
export interface LiveRegionProps extends Omit<VisuallyHiddenProps, 'role'> {
  /** Politeness. Default `polite`. */
  politeness?: Politeness;
  /** Text that is announced on every change, but not initially. */
  children?: ReactNode;
}

/** Visually hidden live region that announces its text when it changes. Mount it before the text is set. */
export function LiveRegion({ politeness = 'polite', ...props }: LiveRegionProps) {
  return <VisuallyHidden {...props} role={politeness === 'polite' ? 'status' : 'alert'} />;
}
