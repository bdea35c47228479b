/** Strings of an order summary. */
export interface OrderSummaryStrings {
  /** Heading and name of the section, e.g. `Your order`. */
  title: string;
  /** Text before the quantity of a line, e.g. `Quantity:`. */
  quantityLabel: string;
  /** Announced when the grand total has changed, e.g. `` (total) => `Total to pay: ${total}` ``. */
  totalChanged(total: string): string;
}

export const orderSummaryStrings: OrderSummaryStrings = {
  title: 'Your order',
  quantityLabel: 'Quantity:',
  totalChanged: (total) => `Total to pay: ${total}`,
};
