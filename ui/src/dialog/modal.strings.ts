/** Strings of dialogs and panels. */
export interface ModalStrings {
  /** Name of the close button and of the mask, e.g. `Zamknij koszyk`. */
  closeLabel: string;
}

export const modalStrings: ModalStrings = { closeLabel: 'Close' };
