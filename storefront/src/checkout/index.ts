/** The checkout and what it leaves behind: the receipt. */
export { clearSavedCheckout } from './checkout-storage.ts';
export type { Receipt } from './create-order-memory.ts';
export { orderMemory } from './order-memory.ts';
