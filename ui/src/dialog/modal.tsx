'use client';
import * as RadixDialog from '@radix-ui/react-dialog';
import {
  useEffect,
  useRef,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react';
import { useControlled, useStableCallback, useMergedRef } from '../hooks/index.ts';
import { CloseIcon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { OverlayMask } from '../overlay-mask/index.ts';
import { useWitryna, useStrings, type StringOverrides } from '../provider/index.ts';
import { classNames } from '../styles/class-names.ts';
import * as styles from './modal.css.ts';
import { modalStrings, type ModalStrings } from './modal.strings.ts';
import { useToastTabOrder } from './use-toast-tab-order.ts';

/** All other attributes go to the dialog element. Omitted strings come from the provider. */
export interface ModalProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'title' | 'role'>,
    StringOverrides<ModalStrings> {
  /** Whether it is open, held by the parent. Default: it holds that itself. */
  open?: boolean | undefined;
  /** Open at first, while it holds that itself. Default false. */
  defaultOpen?: boolean;
  /** Called with true by the trigger, and with false when the shopper closes it: Escape, mask or close button. */
  onOpenChange?(open: boolean): void;
  /** A button that opens it. Default: none; the parent opens it. */
  trigger?: ReactElement;
  /** Heading and accessible name. */
  title: ReactNode;
  /** Before the title, e.g. a back button. */
  leading?: ReactNode;
  /** Stays visible below the scrolling content. */
  footer?: ReactNode;
  /**
   * Centred, nearly the whole screen, the whole window with the header over the content, or a panel at the start or end
   * of the line.
   */
  placement: keyof typeof styles.placement;
  /** `alertdialog` for what must be answered. Default `dialog`. */
  role?: 'dialog' | 'alertdialog';
  /** May be closed by Escape, mask and close button. Default true. */
  dismissable?: boolean;
  /** The content is being loaded. Default false. */
  loading?: boolean;
  /** What gets the focus on opening: a form's first field, the least destructive button. Default: the heading. */
  initialFocus?: RefObject<HTMLElement | null>;
  /**
   * What gets the focus on closing if the element that had it before is gone, or there was none, and there is no
   * `trigger`. Default: nothing.
   */
  fallbackFocus?: RefObject<HTMLElement | null>;
  children?: ReactNode;
  /** Id of the dialog, for the trigger's `aria-controls`. */
  id?: string;
  ref?: Ref<HTMLDivElement>;
}

/**
 * What all modal things have in common: focus goes to the heading, stays inside, returns to the opener; Escape, the
 * mask and the close button close; the page behind does not scroll. Toasts stay within reach of Tab and F6.
 * `data-state` is `open`, and `closed` during the exit animation.
 */
export function Modal({
  open,
  defaultOpen = false,
  onOpenChange,
  trigger,
  title,
  closeLabel,
  leading,
  footer,
  placement,
  role = 'dialog',
  dismissable = true,
  loading = false,
  initialFocus,
  fallbackFocus,
  className,
  children,
  ref,
  ...props
}: ModalProps) {
  const strings = useStrings('modal', modalStrings, { closeLabel });
  const [isOpen, change] = useControlled({ value: open, defaultValue: defaultOpen, onChange: onOpenChange });
  const content = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const opener = useRef<Element>(null);
  const ownTrigger = useRef<HTMLButtonElement>(null);
  const close = useStableCallback(() => {
    if (dismissable) change(false);
  });
  useToastTabOrder(content, isOpen, close);
  const { onModalOpen } = useWitryna();
  const closable = isOpen && dismissable;
  useEffect(() => (closable ? onModalOpen?.(close) : undefined), [closable, onModalOpen, close]);
  const isOver = placement === 'window';
  const setContent = useMergedRef(content, ref);
  return (
    <RadixDialog.Root open={isOpen} onOpenChange={change}>
      {trigger && (
        <RadixDialog.Trigger asChild ref={ownTrigger}>
          {trigger}
        </RadixDialog.Trigger>
      )}
      <RadixDialog.Portal>
        <RadixDialog.Overlay asChild>
          <OverlayMask
            {...(role === 'alertdialog' && { className: styles.alertMask })}
            {...(dismissable && { onDismiss: close, dismissLabel: strings.closeLabel })}
          />
        </RadixDialog.Overlay>
        <RadixDialog.Content
          {...props}
          ref={setContent}
          role={role}
          className={classNames(styles.placement[placement], className)}
          aria-modal="true"
          aria-describedby={props['aria-describedby']}
          // The mask does that, on release.
          onPointerDownOutside={(event) => event.preventDefault()}
          onEscapeKeyDown={(event) => {
            if (!dismissable) event.preventDefault();
          }}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            opener.current = document.activeElement;
            (initialFocus?.current ?? heading.current)?.focus();
          }}
          onCloseAutoFocus={(event) => {
            // Radix returns focus only to a trigger of its own, which a dialog that the host opens has not.
            event.preventDefault();
            // A page that was opened until then has taken the focus: its heading keeps it.
            const { activeElement } = document;
            const isGoing = activeElement?.closest('[aria-modal][data-state="closed"]');
            if (activeElement && activeElement !== document.body && !isGoing) return;
            const { current } = opener;
            // A press focuses no button in Safari: the page itself is no opener.
            const isThere = current instanceof HTMLElement && current.isConnected && current !== document.body;
            (isThere ? current : (ownTrigger.current ?? fallbackFocus?.current))?.focus();
          }}
        >
          <div className={isOver ? styles.headerOver : styles.header}>
            {leading}
            <RadixDialog.Title ref={heading} tabIndex={-1} className={isOver ? styles.titleOver : styles.title}>
              {title}
            </RadixDialog.Title>
            {dismissable && (
              <RadixDialog.Close asChild>
                <IconButton label={strings.closeLabel} icon={<CloseIcon />} variant={isOver ? 'raised' : 'plain'} />
              </RadixDialog.Close>
            )}
          </div>
          <div className={isOver ? styles.bodyOver : styles.body} aria-busy={loading || undefined}>
            {children}
          </div>
          {footer && <div className={styles.footer}>{footer}</div>}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
