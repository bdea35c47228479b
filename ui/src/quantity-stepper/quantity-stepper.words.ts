/** The words of a quantity stepper; `item` is the name of the product (QS-1, QS-3). */
export interface QuantityStepperWords {
  /** Name of the field, e.g. `(item) => Ilość: ${item}`. */
  quantity(item: string): string;
  /** Name of the button for one less, e.g. `(item) => Zmniejsz ilość: ${item}`. */
  decrease(item: string): string;
  /** Name of the button for one more, e.g. `(item) => Zwiększ ilość: ${item}`. */
  increase(item: string): string;
  /** In place of `decrease` at the minimum, where the item can be removed, e.g. `(item) => Usuń z koszyka: ${item}`. */
  remove(item: string): string;
  /** Why it cannot be less, e.g. `(minimum) => Najmniejsza ilość: ${minimum}.` */
  tooFew(minimum: number): string;
  /** Why it cannot be more, e.g. `(maximum) => Dostępna ilość: ${maximum}.` */
  tooMany(maximum: number): string;
  /** Said while a change is being saved, e.g. `Aktualizowanie ilości`. */
  busy: string;
}

export const quantityStepperWords: QuantityStepperWords = {
  quantity: (item) => `Quantity: ${item}`,
  decrease: (item) => `Decrease quantity: ${item}`,
  increase: (item) => `Increase quantity: ${item}`,
  remove: (item) => `Remove from cart: ${item}`,
  tooFew: (minimum) => `Smallest quantity: ${minimum}.`,
  tooMany: (maximum) => `Available quantity: ${maximum}.`,
  busy: 'Updating quantity',
};
