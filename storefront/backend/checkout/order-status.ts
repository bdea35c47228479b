import type { OrderState } from './order-state.ts';
import type { StoreView } from '../store/store-view.ts';
import { getWords } from '../words/get-words.ts';

/** The label that a shopper sees, in the language of a store view. */
export function statusLabel(state: OrderState, storeView: Pick<StoreView, 'words'>): string {
  return getWords(storeView, 'orderStatus')[state];
}
