/** The words of a chip. */
export interface ChipWords {
  /** Name of the button that takes the chip away, e.g. `(text) => Usuń: ${text}`. */
  removeLabel(text: string): string;
}

export const chipWords: ChipWords = { removeLabel: (text) => `Remove: ${text}` };
