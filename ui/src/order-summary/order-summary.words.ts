/** The words of an order summary. */
export interface OrderSummaryWords {
  /** Heading and name of the section, e.g. `Twoje zamówienie`. */
  title: string;
  /** Before the number of pieces of a line, e.g. `Ilość:`. */
  quantityLabel: string;
  /** Said once when the amount to pay has changed, e.g. `(total) => Do zapłaty: ${total}` (CO-4). */
  totalChanged(total: string): string;
}

export const orderSummaryWords: OrderSummaryWords = {
  title: 'Your order',
  quantityLabel: 'Quantity:',
  totalChanged: (total) => `Total to pay: ${total}`,
};
