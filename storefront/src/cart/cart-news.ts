/** Tells the other tabs of this browser that the cart has changed; nothing of the cart itself goes along (B3, F27). */
export interface CartNews {
  announce(): void;
  /** Calls back for changes in other tabs; the answer stops listening. */
  subscribe(listener: () => void): () => void;
}

const channelName = 'witryna-cart';

/** For the browser. Without `BroadcastChannel` tabs see changes when they are looked at again. */
export function createCartNews(): CartNews {
  const open = () => (typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(channelName));
  let sender: BroadcastChannel | null = null;
  return {
    announce: () => {
      sender ??= open();
      sender?.postMessage('changed');
    },
    subscribe: (listener) => {
      const receiver = open();
      receiver?.addEventListener('message', listener);
      return () => receiver?.close();
    },
  };
}
