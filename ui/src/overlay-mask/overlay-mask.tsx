'use client';
import type { HTMLAttributes, Ref } from 'react';
import { classNames } from '../styles/class-names.ts';
import * as styles from './overlay-mask.css.ts';

/** All other attributes go to the root. */
export interface OverlayMaskProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Whether the page is covered. Default true. */
  open?: boolean;
  /** The shopper pressed the mask. Without it the mask only covers. */
  onDismiss?(): void;
  /** Name of the button that the mask is, e.g. `Zamknij koszyk`. Needed with `onDismiss`. */
  dismissLabel?: string;
  ref?: Ref<HTMLDivElement>;
}

/**
 * The mask over the page behind a drawer or a panel, with a button as large as itself that dismisses it. The button is
 * no stop of the keyboard: what the mask lies behind has a close button of its own. `data-state` is `open`.
 */
export function OverlayMask({ open = true, onDismiss, dismissLabel, className, ...props }: OverlayMaskProps) {
  if (!open) return null;
  return (
    <div data-state="open" {...props} className={classNames(styles.mask, className)}>
      {onDismiss && (
        <button
          type="button"
          tabIndex={-1}
          aria-label={dismissLabel}
          data-part="dismiss"
          className={styles.dismiss}
          onClick={onDismiss}
        />
      )}
    </div>
  );
}
