interface OpenAction {
  /** Reports that the action cannot be shown. */
  fail(): void;
  /** Reports that the shopper left the page before the action was complete. */
  abandon(): void;
}

/** Action that a payment provider requires of the shopper during a payment. */
export type PaymentAction = OpenAction &
  /** Code from the bank; `null` when the shopper leaves. */
  (
    | { type: 'code'; sandboxCode: string; isRetry: boolean; answer(code: string | null): void }
    /** Challenge that the provider's script renders. Each has a unique `id`, which keys its component. */
    | { type: 'provider'; id: string; mount(container: HTMLElement): () => void; leave(): void }
    /** Redirect to the bank, which `mount` starts. */
    | { type: 'redirect'; id: string; atOnce: boolean; mount(container: HTMLElement): () => void; leave(): void }
  );

/** Store of the current payment action: payment methods set it, the page shows it. */
export interface PaymentActions {
  get(): PaymentAction | null;
  /** Subscribes the component that shows actions. Without subscribers, the open action is abandoned. */
  subscribe(listener: () => void): () => void;
  /** Shows an action; null when none is left. Without subscribers, it is abandoned. */
  show(action: PaymentAction | null): void;
}

/** Creates the store of payment actions of one checkout. */
export function createPaymentActions(): PaymentActions {
  const listeners = new Set<() => void>();
  let current: PaymentAction | null = null;
  return {
    get: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) current?.abandon();
      };
    },
    show: (action) => {
      current = action;
      listeners.forEach((listener) => listener());
      if (listeners.size === 0) action?.abandon();
    },
  };
}
