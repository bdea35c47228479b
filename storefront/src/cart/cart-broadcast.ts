/** Tells the other tabs of this browser that the cart has changed; nothing of the cart itself goes along (B3, F27). */
export interface CartNews {
  announce(): void;
  /** Calls the listeners of this tab back: what it shows is out of date. */
  renew(): void;
  /** Begins to listen. What other tabs announce from now on is kept for the first listener. */
  open(): void;
  /**
   * Calls back for changes in other tabs, those that came before the first listener included; the answer stops
   * listening.
   */
  subscribe(listener: () => void): () => void;
}

const channelName = 'witryna-cart';

/**
 * For the browser, one for each tab: a channel does not hear itself. Without `BroadcastChannel` tabs see changes when
 * they are looked at again.
 */
export function createCartNews(): CartNews {
  let channel: BroadcastChannel | null = null;
  let isMissed = false;
  const listeners = new Set<() => void>();

  const open = () => {
    if (channel || typeof BroadcastChannel === 'undefined') return channel;
    channel = new BroadcastChannel(channelName);
    channel.addEventListener('message', () => {
      isMissed = listeners.size === 0;
      listeners.forEach((listener) => listener());
    });
    return channel;
  };

  return {
    announce: () => open()?.postMessage('changed'),
    renew: () => listeners.forEach((listener) => listener()),
    open: () => void open(),
    subscribe: (listener) => {
      open();
      listeners.add(listener);
      if (isMissed) {
        isMissed = false;
        listener();
      }
      return () => listeners.delete(listener);
    },
  };
}

/** The news of this tab. */
export const cartBroadcast = createCartNews();
