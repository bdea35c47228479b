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

/** Props of `Modal`. Other attributes are passed to the dialog element. Omitted strings come from the provider. */
export interface ModalProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'title' | 'role'>,
    StringOverrides<ModalStrings> {
  /** Whether the dialog is open. Makes it controlled. */
  open?: boolean | undefined;
  /** Whether an uncontrolled dialog is initially open. Default `false`. */
  defaultOpen?: boolean;
  /**
   * Called with `true` by the trigger, and with `false` when the shopper closes the dialog by Escape, mask or close
   * button.
   */
  onOpenChange?(open: boolean): void;
  /** Button that opens the dialog. Default: none; the parent opens it. */
  trigger?: ReactElement;
  /** Heading and accessible name. */
  title: ReactNode;
  /** Content before the title, e.g. a back button. */
  leading?: ReactNode;
  /** Footer that stays visible below the scrolling content. */
  footer?: ReactNode;
  /**
   * Placement: centered, almost full screen, the whole window with the header over the content, or a panel at the
   * inline start or end.
   */
  placement: keyof typeof styles.placement;
  /** Role; `alertdialog` for a dialog that requires a response. Default `dialog`. */
  role?: 'dialog' | 'alertdialog';
  /** Whether Escape, mask and close button close it. Default `true`. */
  dismissable?: boolean;
  /** Whether the content is loading. Default `false`. */
  loading?: boolean;
  /**
   * Element that receives focus on opening, such as the first field of a form or the least destructive button. Default:
   * the heading.
   */
  initialFocus?: RefObject<HTMLElement | null>;
  /**
   * Element that receives focus on closing if the previously focused element was removed or did not exist, and there is
   * no `trigger`. Default: none.
   */
  fallbackFocus?: RefObject<HTMLElement | null>;
  children?: ReactNode;
  /** Id of the dialog, for the trigger's `aria-controls`. */
  id?: string;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Base of all modal components. Focus moves to the heading, is trapped inside, and returns to the opener. Escape, the
 * mask and the close button close it; the page behind does not scroll. Tab and F6 still reach toasts. `data-state` is
 * `open`, and `closed` during the exit animation.
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
        <RadixDialog.Trigger asChild ref={ownTrigger} {...(isOpen && props.id && { 'aria-controls': props.id })}>
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
          // The mask closes on pointer release instead.
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
            // Radix returns focus only to its own trigger, which a dialog opened by the host does not have.
            event.preventDefault();
            // A page that was opened until then has moved focus to its heading: leave it there.
            const { activeElement } = document;
            const isGoing = activeElement?.closest('[aria-modal][data-state="closed"]');
            if (activeElement && activeElement !== document.body && !isGoing) return;
            // Safari does not focus buttons on click, so the body may be the opener. An element that was hidden meanwhile,
            // such as one in a closed popover, takes no focus.
            for (const target of [opener.current, ownTrigger.current, fallbackFocus?.current]) {
              if (!(target instanceof HTMLElement) || target === document.body) continue;
              target.focus();
              if (document.activeElement === target) return;
            }
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
