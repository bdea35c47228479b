/** Which carts the tabs of this browser have ordered, so that none of them takes an ordered cart for a lost one. */
export interface OrderedCarts {
  /** Whether a cart was ordered in any tab since this one was opened. */
  has(cartId: string): boolean;
  /** Tells all tabs, this one too. */
  add(cartId: string): void;
}

const channelName = 'witryna-orders';

/** Opens the memory; without `BroadcastChannel` it knows of this tab only. Nothing of it is stored. */
export function createOrderedCarts(): OrderedCarts {
  const ordered = new Set<string>();
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(channelName);
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string') ordered.add(data);
  });
  return {
    has: (cartId) => ordered.has(cartId),
    add: (cartId) => {
      ordered.add(cartId);
      channel?.postMessage(cartId);
    },
  };
}
