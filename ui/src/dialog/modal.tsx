'use client';
import * as RadixDialog from '@radix-ui/react-dialog';
import { useRef, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { CloseIcon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { classNames } from '../styles/class-names.ts';
import * as styles from './modal.css.ts';

/** All other attributes go to the dialog. */
export interface ModalProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** Shown, held by the parent. */
  open: boolean;
  /** Called with false when the shopper closes it: Escape, mask or close button. */
  onOpenChange(open: boolean): void;
  /** Heading and accessible name. */
  title: ReactNode;
  /** Name of the close button, e.g. `Zamknij koszyk`. */
  closeLabel: string;
  /** Before the title, e.g. a back button. */
  leading?: ReactNode;
  /** Stays visible below the scrolling content. */
  footer?: ReactNode;
  /** Centred, nearly the whole screen, or a panel at the start or end of the line. */
  placement: keyof typeof styles.placement;
  children: ReactNode;
  /** Id of the dialog, for the trigger's `aria-controls`. */
  id?: string;
  /** The dialog. */
  ref?: Ref<HTMLDivElement>;
}

/**
 * What all modal things have in common: focus goes to the heading, stays inside, returns to the opener; Escape, the mask
 * and the close button close; the page behind does not scroll. Accessibility lines DI-1 to DI-5.
 */
export function Modal({ open, onOpenChange, title, closeLabel, leading, footer, placement, className, children, ...props }: ModalProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const opener = useRef<Element>(null);
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={styles.mask} />
        <RadixDialog.Content
          {...props}
          className={classNames(styles.placement[placement], className)}
          aria-modal="true"
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            opener.current = document.activeElement;
            heading.current?.focus();
          }}
          onCloseAutoFocus={(event) => {
            // Radix returns focus only to a trigger of its own, which a dialog that the host opens has not.
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
        >
          <div className={styles.header}>
            {leading}
            <RadixDialog.Title ref={heading} tabIndex={-1} className={styles.title}>
              {title}
            </RadixDialog.Title>
            <RadixDialog.Close asChild>
              <IconButton label={closeLabel} icon={<CloseIcon />} />
            </RadixDialog.Close>
          </div>
          <div className={styles.body}>{children}</div>
          {footer && <div className={styles.footer}>{footer}</div>}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
