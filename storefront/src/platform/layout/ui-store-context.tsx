import type { ToastInput } from '@witryna/ui/toast-store';
import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import type { OpenPanel, UiStore } from './ui-store.ts';

const UiStoreContext = createContext<UiStore | null>(null);

/** Provides the UI state. */
export const UiStoreProvider = UiStoreContext;

/** Returns the UI state. */
export function useUiStore(): UiStore {
  const ui = use(UiStoreContext);
  if (!ui) throw new Error('`useUiStore` must be used within `UiStoreProvider`.');
  return ui;
}

/** Returns the open panel, and a function that opens another or, with null, closes it. */
export function usePanel(): [OpenPanel, (panel: OpenPanel) => void] {
  const ui = useUiStore();
  return [useSyncExternalStore(ui.subscribe, ui.getPanel, ui.getPanel), ui.setPanel];
}

/** Returns a function that shows a toast and returns a function that removes it. */
export function useToast(): (toast: ToastInput) => () => void {
  const { toasts } = useUiStore();
  return useCallback(
    (toast) => {
      const id = toasts.add(toast);
      return () => toasts.remove(id);
    },
    [toasts],
  );
}
