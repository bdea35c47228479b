import { useSyncExternalStore } from 'react';
import type { ProductChoice } from './refusal.ts';

/** A mutation of the cart, with its payload. */
export type CartMutation =
  | { kind: 'create' | 'reset' | 'placeOrder' }
  | { kind: 'add'; choice: ProductChoice }
  | { kind: 'update'; lineUid: string; quantity: number }
  | { kind: 'replace' | 'remove'; lineUid: string };

/** A mutation without a response yet. */
export type PendingMutation = CartMutation & { id: number };

/** What was added to the cart last. */
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
}

/** Store of the mutations that the backend has not answered yet. The contents of the cart are in the SWR cache. */
export interface PendingMutations {
  getState(): MutationState;
  /** Adds a mutation to the pending ones, and returns its id. */
  begin(mutation: CartMutation): number;
  /**
   * Removes a mutation from the pending ones. Without effect when it is not pending any more.
   *
   * @param error - Why it failed or was rejected. Default: it succeeded.
   */
  settle(id: number, error?: unknown): void;
  /** Forgets everything, e.g. after sign-out. */
  clear(): void;
  subscribe(listener: () => void): () => void;
}

/** State without any mutation. */
export const noMutations: MutationState = { pending: [], errors: {}, added: null };

/** Creates a store without mutations. */
export function createPendingMutations(): PendingMutations {
  let state = noMutations;
  let lastId = 0;
  const listeners = new Set<() => void>();
  const change = (next: MutationState) => {
    state = next;
    listeners.forEach((listener) => listener());
  };
  return {
    getState: () => state,
    begin: (mutation) => {
      const { [mutation.kind]: _, ...errors } = state.errors;
      lastId += 1;
      change({ ...state, pending: [...state.pending, { ...mutation, id: lastId }], errors });
      return lastId;
    },
    settle: (id, error) => {
      const mutation = state.pending.find((other) => other.id === id);
      if (!mutation) return;
      const pending = state.pending.filter((other) => other !== mutation);
      if (error !== undefined) change({ ...state, pending, errors: { ...state.errors, [mutation.kind]: error } });
      else if (mutation.kind !== 'add') change({ ...state, pending });
      else change({ ...state, pending, added: { sku: mutation.choice.sku, quantity: mutation.choice.quantity } });
    },
    clear: () => change(noMutations),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Mutations of this tab. */
export const pendingMutations = createPendingMutations();

/** Returns the state of this tab's mutations. */
export function useMutationState(): MutationState {
  return useSyncExternalStore(pendingMutations.subscribe, pendingMutations.getState, () => noMutations);
}
