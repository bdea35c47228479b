/** Machine states of an order. */
export const ORDER_STATES = [
  'new',
  'pending_payment',
  'processing',
  'complete',
  'closed',
  'canceled',
  'holded',
] as const;

/** Machine state of an order. */
export type OrderState = (typeof ORDER_STATES)[number];
