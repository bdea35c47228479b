'use client';
import type { HTMLAttributes, Ref } from 'react';
import { classNames } from '../styles/class-names.ts';
import * as styles from './overlay-mask.css.ts';

/** Props of `OverlayMask`. Other attributes are passed to the root element. */
export interface OverlayMaskProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Whether the page is covered. Default `true`. */
  open?: boolean;
  /** Called when the shopper clicks the mask. Without it the mask only covers. */
  onDismiss?(): void;
  /** Name of the button that covers the mask, e.g. `Close the cart`. Required with `onDismiss`. */
  dismissLabel?: string;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Mask over the page behind a drawer or a panel, with a button of the same size that dismisses it. The button is not a
 * tab stop, because the element above the mask has its own close button. State hook: `data-state` is `open`.
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
