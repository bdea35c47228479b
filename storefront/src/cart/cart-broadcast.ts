/** Notifies the other tabs of this browser that the cart has changed, without data of the cart. [B3, F27] */
export interface CartNews {
  announce(): void;
  /** Notifies the listeners of this tab that their data is stale. */
  renew(): void;
  /** Starts listening. Messages of other tabs are queued for the first listener. */
  open(): void;
  /** Subscribes to changes in other tabs, including queued ones; returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
}

const channelName = 'witryna-cart';

/**
 * Creates the broadcast of a tab; a channel does not receive its own messages. Without `BroadcastChannel`, tabs refetch
 * when they become visible.
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

/** Broadcast of this tab. */
export const cartBroadcast = createCartNews();
