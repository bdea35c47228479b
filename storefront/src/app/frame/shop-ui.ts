import { createToastStore, type ToastStore } from '@witryna/ui/toast-store';

/** What may cover the page; at most one at a time. */
export type OpenPanel = 'mini-cart' | 'drawer' | null;

/** The state of the frame that no page owns: the open panel and the toasts. */
export interface ShopUi {
  toasts: ToastStore;
  getPanel(): OpenPanel;
  setPanel(panel: OpenPanel): void;
  subscribe(listener: () => void): () => void;
}

/** Makes the state; one for each browser tab, one for each request on the server. */
export function createShopUi(): ShopUi {
  let panel: OpenPanel = null;
  const listeners = new Set<() => void>();
  return {
    toasts: createToastStore(),
    getPanel: () => panel,
    setPanel: (next) => {
      if (next === panel) return;
      panel = next;
      listeners.forEach((listener) => listener());
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
