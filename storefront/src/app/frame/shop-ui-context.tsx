import type { ToastInput } from '@witryna/ui/toast-store';
import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import type { OpenPanel, ShopUi } from './shop-ui.ts';

const ShopUiContext = createContext<ShopUi | null>(null);

/** Gives the frame's state to the whole shop. */
export const ShopUiProvider = ShopUiContext;

/** The frame's state itself. */
export function useShopUi(): ShopUi {
  const ui = use(ShopUiContext);
  if (!ui) throw new Error('useShopUi needs a ShopUiProvider above it.');
  return ui;
}

/** The open panel and the function that opens another or, with null, none. */
export function usePanel(): [OpenPanel, (panel: OpenPanel) => void] {
  const ui = useShopUi();
  return [useSyncExternalStore(ui.subscribe, ui.getPanel, ui.getPanel), ui.setPanel];
}

/** Shows a toast. */
export function useToast(): (toast: ToastInput) => () => void {
  const { toasts } = useShopUi();
  return useCallback(
    (toast) => {
      const id = toasts.add(toast);
      return () => toasts.remove(id);
    },
    [toasts],
  );
}
