/** Strings of a quantity stepper; `item` is the name of the product. */
export interface QuantityStepperStrings {
  /** Name of the field, e.g. `(item) => Ilość: ${item}`. */
  quantity(item: string): string;
  /** Name of the decrease button, e.g. `(item) => Zmniejsz ilość: ${item}`. */
  decrease(item: string): string;
  /** Name of the increase button, e.g. `(item) => Zwiększ ilość: ${item}`. */
  increase(item: string): string;
  /**
   * Name of the decrease button at the minimum if the item can be removed, e.g. `(item) => Usuń z koszyka: ${item}`.
   */
  remove(item: string): string;
  /** Message for a quantity below the minimum, e.g. `(minimum) => Najmniejsza ilość: ${minimum}.` */
  belowMin(minimum: number): string;
  /** Message for a quantity above the maximum, e.g. `(maximum) => Dostępna ilość: ${maximum}.` */
  aboveMax(maximum: number): string;
  /** Announced while a change is being saved, e.g. `Aktualizowanie ilości`. */
  loading: string;
  /** Sign before the decimals of a quantity, e.g. `,`. */
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
