import { createOrderStorage } from './create-order-storage.ts';
import { createOrderedCarts, type OrderedCarts } from './ordered-carts.ts';

/** The tab's memory of an order under way and of the last receipt. */
export const orderMemory = createOrderStorage(() => window.sessionStorage);

let shared: OrderedCarts | undefined;

/** What the browser's tabs tell each other about orders; listens from the first call on. For the browser only. */
export const orderedCarts = (): OrderedCarts => (shared ??= createOrderedCarts());
