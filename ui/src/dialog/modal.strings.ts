/** Strings of dialogs and panels. */
export interface ModalStrings {
  /** Name of the close button and of the mask, e.g. `Close`. */
  closeLabel: string;
}

export const modalStrings: ModalStrings = { closeLabel: 'Close' };
