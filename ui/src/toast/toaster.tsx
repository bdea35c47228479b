'use client';
import * as RadixToast from '@radix-ui/react-toast';
import { useSyncExternalStore, type HTMLAttributes, type Ref } from 'react';
import { createPortal } from 'react-dom';
import { CloseIcon, ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { useMergedRef } from '../hooks/index.ts';
import { useHydrated } from '../motion/index.ts';
import { useStrings, type StringOverrides } from '../provider/index.ts';
import { classNames } from '../styles/class-names.ts';
import type { Toast, ToastStore, ToastType } from '../toast-store/index.ts';
import { toastAreaAttribute } from './toast-area.ts';
import * as styles from './toaster.css.ts';
import { toasterStrings, type ToasterStrings } from './toaster.strings.ts';
import { useClearPlace } from './use-clear-place.ts';
import { useDocumentHidden } from './use-document-hidden.ts';
import { useToastFocus } from './use-toast-focus.ts';

/** Props of `Toaster`. Other attributes are passed to the list of toasts. Omitted strings come from the provider. */
export interface ToasterProps
  extends Omit<HTMLAttributes<HTMLOListElement>, 'children'>,
    StringOverrides<ToasterStrings> {
  /** Store to which toasts are added, created with `createToastStore`. */
  store: ToastStore;
  /** Ref to the list of toasts. */
  ref?: Ref<HTMLOListElement>;
}

const icons: Record<ToastType, typeof InfoIcon> = {
  info: InfoIcon,
  warning: WarningIcon,
  error: ErrorIcon,
  success: SuccessIcon,
};
// Longer than any visit, because Radix has no toasts without a duration.
const forever = 2_147_483_647;

/**
 * Toast area at the bottom of the screen. Timers pause on hover, on focus and in a hidden tab. It is in `<body>` next
 * to the application, so that an open dialog neither hides it nor traps focus outside it; F6 moves focus to it and
 * back. It moves up where it would cover a primary button of the page, or the footer or a primary button of an open
 * dialog. Renders nothing on the server.
 *
 * State hook: `data-type` on a toast (`<li>`) is `info`, `warning`, `error` or `success`.
 */
export function Toaster({
  store,
  label: ownLabel,
  dismissLabel: ownDismissLabel,
  className,
  ref,
  ...props
}: ToasterProps) {
  const { label, dismissLabel } = useStrings('toaster', toasterStrings, {
    label: ownLabel,
    dismissLabel: ownDismissLabel,
  });
  const toasts = useSyncExternalStore(store.subscribe, store.getToasts, store.getToasts);
  const inBrowser = useHydrated();
  const focus = useToastFocus(toasts.map(({ id }) => id));
  const list = useClearPlace(toasts.length);
  const setList = useMergedRef(list, ref);
  if (!inBrowser) return null;
  return createPortal(
    // Dialogs hide everything around them except live regions. The toasts announce themselves.
    <div aria-live="off" {...{ [toastAreaAttribute]: '' }} {...focus}>
      <RadixToast.Provider label={label} swipeDirection="down">
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} dismissLabel={dismissLabel} onRemove={() => store.remove(toast.id)} />
        ))}
        <RadixToast.Viewport
          {...props}
          ref={setList}
          label={label}
          className={classNames(styles.viewport, className)}
        />
      </RadixToast.Provider>
    </div>,
    document.body,
  );
}

function ToastCard({ toast, dismissLabel, onRemove }: { toast: Toast; dismissLabel: string; onRemove(): void }) {
  const Icon = icons[toast.icon ?? toast.type];
  const hidden = useDocumentHidden();
  return (
    <RadixToast.Root
      type={toast.type === 'error' || toast.type === 'warning' ? 'foreground' : 'background'}
      // Radix pauses on blur of the window only, and a hidden tab may keep focus.
      duration={hidden || toast.timeout === false ? forever : toast.timeout}
      data-type={toast.type}
      onOpenChange={(open) => {
        if (!open) onRemove();
      }}
      className={styles.toast[toast.type]}
    >
      <Icon size="medium" />
      <div className={styles.content}>
        <div className={styles.text}>
          <RadixToast.Description>{toast.message}</RadixToast.Description>
          {toast.debug && <p className={styles.debug}>{toast.debug}</p>}
        </div>
        {toast.actionText && (
          <RadixToast.Action altText={toast.actionText} onClick={() => toast.onAction?.()} className={styles.action}>
            {toast.actionText}
          </RadixToast.Action>
        )}
      </div>
      {toast.dismissable && (
        <RadixToast.Close asChild>
          <IconButton label={dismissLabel} icon={<CloseIcon size="medium" />} />
        </RadixToast.Close>
      )}
    </RadixToast.Root>
  );
}
