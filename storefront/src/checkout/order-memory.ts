import { createOrderMemory } from './create-order-memory.ts';

/** The tab's memory of an order under way and of the last receipt. */
export const orderMemory = createOrderMemory(() => window.sessionStorage);
