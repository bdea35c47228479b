/** The words of dialogs and panels. */
export interface ModalWords {
  /** Name of the close button and of the mask, e.g. `Zamknij koszyk`. */
  closeLabel: string;
}

export const modalWords: ModalWords = { closeLabel: 'Close' };
