import {
  createMutationStore,
  mutationStore,
  noMutations,
  type CartMutation,
  type MutationState,
  type MutationStore,
} from './mutation-state.ts';

/** Mutations without a response yet. The contents of the cart are in the SWR cache. */
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
  /** Removes the creation of a cart from the pending mutations. Call it before the id of the cart is stored. */
  settleCreated(id: number, cartId: string): void;
  /** Clears everything, e.g. after sign-out. */
  clear(): void;
}

let lastId = 0;

/** Creates the functions that change the state of mutations. */
export function createPendingMutations(store: MutationStore = createMutationStore()): PendingMutations {
  const settle = (id: number, error?: unknown, cartId?: string) => {
    const state = store.get();
    const mutation = state.pending.find((other) => other.id === id);
    if (!mutation) return;
    const isAdded = mutation.kind === 'add' && error === undefined;
    store.set({
      pending: state.pending.filter((other) => other !== mutation),
      errors: { ...state.errors, [mutation.kind]: error },
      added: isAdded ? { sku: mutation.choice.sku, quantity: mutation.choice.quantity } : state.added,
      createdCartId: isAdded ? null : (cartId ?? state.createdCartId),
      revision: state.revision + 1,
    });
  };
  return {
    getState: store.get,
    begin: (mutation) => {
      const state = store.get();
      lastId += 1;
      store.set({
        ...state,
        pending: [...state.pending, { ...mutation, id: lastId }],
        errors: { ...state.errors, [mutation.kind]: undefined },
      });
      return lastId;
    },
    settle: (id, error) => settle(id, error),
    settleCreated: (id, cartId) => settle(id, undefined, cartId),
    clear: () => store.set({ ...noMutations, revision: store.get().revision + 1 }),
  };
}

/** The pending mutations of this tab. */
export const pendingMutations = createPendingMutations(mutationStore);
