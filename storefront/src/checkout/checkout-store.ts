import { isGuestCheckoutRefused } from './is-guest-checkout-refused.ts';
import { MissingInformationError } from './missing-information-error.ts';
import { getCartStatusFromError } from './cart-status-from-error.ts';
import type { CheckoutIdentity } from './checkout-api-types.ts';
import type { CheckoutFlowOptions } from './checkout-flow-options.ts';
import {
  checkoutReducer,
  initialCheckoutState,
  type CheckoutEvent,
  type CheckoutState,
  type CheckoutTask,
} from './checkout-state.ts';

/** The state of one checkout, and what its steps and its order have in common. */
export interface CheckoutStore {
  getState(): CheckoutState;
  /** @returns ends the subscription */
  subscribe(listener: () => void): () => void;
  send(event: CheckoutEvent): void;
  /**
   * Runs one task: pending, then accepted, or rejected with the error in the task's field.
   *
   * @throws what `work` throws
   */
  run<Answer>(task: CheckoutTask, work: () => Promise<Answer>, accept: (answer: Answer) => void): Promise<void>;
  /** @throws MissingInformationError without a cart */
  identity(): CheckoutIdentity;
  /** The cart becomes the one that this checkout is about. */
  begin(): void;
  /** Whether no other tab has ordered the cart that this checkout began with: only then is anything stored. */
  isOpen(): boolean;
}

/** Creates the state of one checkout, which is empty. */
export function createCheckoutStore({
  cartId,
  orderedCarts,
  isSignedIn,
  describe,
  refreshCart,
  log,
}: Pick<
  CheckoutFlowOptions,
  'cartId' | 'orderedCarts' | 'isSignedIn' | 'describe' | 'refreshCart' | 'log'
>): CheckoutStore {
  const listeners = new Set<() => void>();
  let state = initialCheckoutState;
  let ownCart: string | null = null;

  const send = (event: CheckoutEvent) => {
    state = checkoutReducer(state, event);
    listeners.forEach((listener) => listener());
  };

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send,
    run: async (task, work, accept) => {
      send({ type: 'submit', task });
      try {
        accept(await work());
      } catch (error) {
        send(
          !isSignedIn() && isGuestCheckoutRefused(error)
            ? { type: 'refuse-guest' }
            : { type: 'reject', task, message: describe({ error }) },
        );
        // The page still shows the cart of the last response.
        if (getCartStatusFromError(error) !== null) refreshCart().catch(log);
        throw error;
      }
    },
    identity: () => {
      const id = cartId.get();
      if (id === null) throw new MissingInformationError('cartId');
      return { cartId: id, signedIn: isSignedIn() };
    },
    begin: () => {
      ownCart = cartId.get();
    },
    isOpen: () => ownCart === null || !orderedCarts.has(ownCart),
  };
}
