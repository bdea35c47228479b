'use client';
import * as RadixToast from '@radix-ui/react-toast';
import { useSyncExternalStore } from 'react';
import { CloseIcon, ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import type { Toast, ToastStore, ToastType } from '../toast-store/index.ts';
import * as styles from './toaster.css.ts';

export interface ToasterProps {
  store: ToastStore;
  /** Name of the region, e.g. `Powiadomienia`. */
  label: string;
  /** Name of the dismiss buttons, e.g. `Zamknij powiadomienie`. */
  dismissLabel: string;
}

const icons: Record<ToastType, typeof InfoIcon> = { info: InfoIcon, warning: WarningIcon, error: ErrorIcon, success: SuccessIcon };
// Longer than any visit: Radix has no toast without an end.
const forever = 2_147_483_647;

/** The toast area at the bottom of the screen (UI-06 to UI-08). Timers pause on hover, focus and in a hidden tab. */
export function Toaster({ store, label, dismissLabel }: ToasterProps) {
  const toasts = useSyncExternalStore(store.subscribe, store.getToasts, store.getToasts);
  return (
    <RadixToast.Provider label={label} swipeDirection="down">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} dismissLabel={dismissLabel} onGone={() => store.remove(toast.id)} />
      ))}
      <RadixToast.Viewport label={label} className={styles.viewport} />
    </RadixToast.Provider>
  );
}

function ToastCard({ toast, dismissLabel, onGone }: { toast: Toast; dismissLabel: string; onGone(): void }) {
  const Icon = icons[toast.icon ?? toast.type];
  return (
    <RadixToast.Root
      type={toast.type === 'error' || toast.type === 'warning' ? 'foreground' : 'background'}
      duration={toast.timeout === false ? forever : toast.timeout}
      onOpenChange={(open) => {
        if (!open) onGone();
      }}
      className={styles.toast[toast.type]}
    >
      <Icon size="medium" />
      <div className={styles.text}>
        <RadixToast.Description>{toast.message}</RadixToast.Description>
        {toast.debug && <p className={styles.debug}>{toast.debug}</p>}
      </div>
      {toast.actionText && (
        <RadixToast.Action altText={toast.actionText} onClick={() => toast.onAction?.()} className={styles.action}>
          {toast.actionText}
        </RadixToast.Action>
      )}
      {toast.dismissable && (
        <RadixToast.Close asChild>
          <IconButton label={dismissLabel} icon={<CloseIcon size="medium" />} />
        </RadixToast.Close>
      )}
    </RadixToast.Root>
  );
}
