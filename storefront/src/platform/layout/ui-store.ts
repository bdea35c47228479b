import { createToastStore, type ToastStore } from '@witryna/ui/toast-store';

/** Panel that covers the page; at most one is open. */
export type OpenPanel = 'mini-cart' | 'drawer' | 'search' | 'consent' | null;

/** Whether the browser has a connection. */
export interface Connection {
  isOnline: boolean;
  /** Since the page was opened. */
  hasBeenOffline: boolean;
}

/** UI state of the layout: the open panel, the connection and the toasts. */
export interface UiStore {
  toasts: ToastStore;
  getPanel(): OpenPanel;
  setPanel(panel: OpenPanel): void;
  getConnection(): Connection;
  setOnline(isOnline: boolean): void;
  subscribe(listener: () => void): () => void;
}

/** Creates the UI state: one per browser tab, one per request on the server. */
export function createUiStore(): UiStore {
  let panel: OpenPanel = null;
  let connection: Connection = { isOnline: true, hasBeenOffline: false };
  const listeners = new Set<() => void>();
  const notifyListeners = () => listeners.forEach((listener) => listener());
  return {
    toasts: createToastStore(),
    getPanel: () => panel,
    setPanel: (next) => {
      if (next === panel) return;
      panel = next;
      notifyListeners();
    },
    getConnection: () => connection,
    setOnline: (isOnline) => {
      if (isOnline === connection.isOnline) return;
      connection = { isOnline, hasBeenOffline: connection.hasBeenOffline || !isOnline };
      notifyListeners();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
