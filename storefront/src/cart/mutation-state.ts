import { useSyncExternalStore } from 'react';
import type { CartLine } from './cart.ts';
import type { ProductChoice } from './cart-user-errors.ts';

/** Preview of a product that is being added. */
export type LinePreview = Pick<CartLine, 'name' | 'href' | 'image' | 'options'>;

/** A mutation of the cart, with its payload. */
export type CartMutation =
  | { kind: 'create' | 'reset' | 'placeOrder' }
  /** Without a preview, a product that is not in the cart yet gets no line before the response. */
  | { kind: 'add'; choice: ProductChoice; preview?: LinePreview | undefined }
  | { kind: 'update'; lineUid: string; quantity: number }
  | { kind: 'replace' | 'remove'; lineUid: string };

/** A mutation without a response yet. */
export type PendingMutation = CartMutation & { id: number };

/** Product that was added last. */
export interface AddedToCart {
  sku: string;
  quantity: number;
}

/** State of the mutations of the cart. */
export interface MutationState {
  /** Mutations without a response, in the order in which they were requested. */
  pending: readonly PendingMutation[];
  /** Error of the last mutation of each kind; absent after a success and while another one is pending. */
  errors: Readonly<Partial<Record<CartMutation['kind'], unknown>>>;
  /** The last product that the backend has added; null before the first one. */
  added: AddedToCart | null;
  /** Cart that this tab has created, until it returns the first product: it is empty. Null when there is none. */
  createdCartId: string | null;
  /** Number of mutations that have been settled. */
  revision: number;
}

/** State without any mutation. */
export const noMutations: MutationState = { pending: [], errors: {}, added: null, createdCartId: null, revision: 0 };

/** Holds the state of mutations. Small, because every page has it; what changes it is in `pending-mutations.ts`. */
export interface MutationStore {
  get(): MutationState;
  set(state: MutationState): void;
  subscribe(listener: () => void): () => void;
}

/** Creates a store without mutations. */
export function createMutationStore(): MutationStore {
  let state = noMutations;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set: (next) => {
      state = next;
      listeners.forEach((listener) => listener());
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Mutations of this tab. */
export const mutationStore = createMutationStore();

/** Returns whether a mutation of this tab is pending. */
export function useHasPendingMutations(): boolean {
  return useSyncExternalStore(
    mutationStore.subscribe,
    () => mutationStore.get().pending.length > 0,
    () => false,
  );
}
