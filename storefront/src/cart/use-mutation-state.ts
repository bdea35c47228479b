import { useSyncExternalStore } from 'react';
import { mutationStore, noMutations, type MutationState } from './mutation-state.ts';

/** Returns the state of this tab's mutations. */
export function useMutationState(): MutationState {
  return useSyncExternalStore(mutationStore.subscribe, mutationStore.get, () => noMutations);
}
