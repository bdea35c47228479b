/** Machine states of an order. */
export const ORDER_STATES = ['new', 'pending_payment', 'processing', 'complete', 'closed', 'canceled', 'holded'] as const;

/** Machine state of an order. */
export type OrderState = (typeof ORDER_STATES)[number];

const LABELS: Record<OrderState, Record<'pl' | 'en', string>> = {
  new: { pl: 'Oczekujące', en: 'Pending' },
  pending_payment: { pl: 'Oczekuje na płatność', en: 'Pending Payment' },
  processing: { pl: 'W realizacji', en: 'Processing' },
  complete: { pl: 'Zrealizowane', en: 'Complete' },
  closed: { pl: 'Zamknięte', en: 'Closed' },
  canceled: { pl: 'Anulowane', en: 'Canceled' },
  holded: { pl: 'Wstrzymane', en: 'On Hold' },
};

/** The label that a shopper sees, in the language of a locale. */
export function statusLabel(state: OrderState, locale: string): string {
  return LABELS[state][locale.startsWith('pl') ? 'pl' : 'en'];
}
