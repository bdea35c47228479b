/** Strings of a quantity stepper; `item` is the name of the product. */
export interface QuantityStepperStrings {
  /** Name of the field, e.g. `` (item) => `Quantity: ${item}` ``. */
  quantity(item: string): string;
  /** Name of the decrease button, e.g. `` (item) => `Decrease quantity: ${item}` ``. */
  decrease(item: string): string;
  /** Name of the increase button, e.g. `` (item) => `Increase quantity: ${item}` ``. */
  increase(item: string): string;
  /**
   * Name of the decrease button at the minimum if the item can be removed, e.g.
   * `` (item) => `Remove from cart: ${item}` ``.
   */
  remove(item: string): string;
  /** Message for a quantity below the minimum, e.g. `` (minimum) => `Smallest quantity: ${minimum}.` `` */
  belowMin(minimum: number): string;
  /** Message for a quantity above the maximum, e.g. `` (maximum) => `Available quantity: ${maximum}.` `` */
  aboveMax(maximum: number): string;
  /** Announced while a change is being saved, e.g. `Updating quantity`. */
  loading: string;
  /** Decimal separator of quantities, `.` in English. */
  decimalSeparator: string;
}

export const quantityStepperStrings: QuantityStepperStrings = {
  quantity: (item) => `Quantity: ${item}`,
  decrease: (item) => `Decrease quantity: ${item}`,
  increase: (item) => `Increase quantity: ${item}`,
  remove: (item) => `Remove from cart: ${item}`,
  belowMin: (minimum) => `Smallest quantity: ${minimum}.`,
  aboveMax: (maximum) => `Available quantity: ${maximum}.`,
  loading: 'Updating quantity',
  decimalSeparator: '.',
};
