/** Tells the other tabs of this browser that the cart has changed; nothing of the cart itself goes along (B3, F27). */
export interface CartNews {
  announce(): void;
  /** Calls back for changes in other tabs; the answer stops listening. */
  subscribe(listener: () => void): () => void;
}

const channelName = 'witryna-cart';

// One for the tab: a channel does not hear itself.
let channel: BroadcastChannel | null = null;

const openChannel = () => (channel ??= typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(channelName));

/** For the browser. Without `BroadcastChannel` tabs see changes when they are looked at again. */
export function createCartNews(): CartNews {
  return {
    announce: () => openChannel()?.postMessage('changed'),
    subscribe: (listener) => {
      const open = openChannel();
      open?.addEventListener('message', listener);
      return () => open?.removeEventListener('message', listener);
    },
  };
}
