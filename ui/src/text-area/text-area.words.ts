/** The words of a text area. */
export interface TextAreaWords {
  /** What the counter shows and, after a pause, says, e.g. `(left) => Pozostało znaków: ${left}`. */
  charactersLeft(left: number): string;
}

export const textAreaWords: TextAreaWords = { charactersLeft: (left) => `Characters left: ${left}` };
