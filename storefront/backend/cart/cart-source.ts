import type { RequestContext } from '../request-context.ts';
import type { CartRecord } from './cart-repository.ts';
import { loadCartState } from './cart-state.ts';
import type { CartState, ShippingAssumption } from './cart-state.ts';

/** Source object of the type Cart: its contents are read and computed once, when the first field asks for them. */
export interface CartSource {
  record: CartRecord;
  state(): CartState;
}

/** A cart for the resolvers of its fields. */
export function cartSource(context: RequestContext, record: CartRecord, assumption?: ShippingAssumption): CartSource {
  let state: CartState | undefined;
  return { record, state: () => (state ??= loadCartState(context, record, assumption)) };
}
