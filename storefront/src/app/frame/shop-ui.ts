import { createToastStore, type ToastStore } from '@witryna/ui/toast-store';

/** What may cover the page; at most one at a time. */
export type OpenPanel = 'mini-cart' | 'drawer' | 'search' | 'consent' | null;

/** Whether the browser has a connection. */
export interface Connection {
  isOnline: boolean;
  /** Since the page was opened. */
  hasBeenOffline: boolean;
}

/** The state of the frame that no page owns: the open panel, the connection and the toasts. */
export interface ShopUi {
  toasts: ToastStore;
  getPanel(): OpenPanel;
  setPanel(panel: OpenPanel): void;
  getConnection(): Connection;
  setOnline(isOnline: boolean): void;
  subscribe(listener: () => void): () => void;
}

/** Makes the state; one for each browser tab, one for each request on the server. */
export function createShopUi(): ShopUi {
  let panel: OpenPanel = null;
  let connection: Connection = { isOnline: true, hasBeenOffline: false };
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());
  return {
    toasts: createToastStore(),
    getPanel: () => panel,
    setPanel: (next) => {
      if (next === panel) return;
      panel = next;
      tell();
    },
    getConnection: () => connection,
    setOnline: (isOnline) => {
      if (isOnline === connection.isOnline) return;
      connection = { isOnline, hasBeenOffline: connection.hasBeenOffline || !isOnline };
      tell();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
