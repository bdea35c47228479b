/** Strings of a text area. */
export interface TextAreaStrings {
  /** What the counter shows and, after a pause, says, e.g. `(left) => Pozostało znaków: ${left}`. */
  charactersLeft(left: number): string;
}

export const textAreaStrings: TextAreaStrings = { charactersLeft: (left) => `Characters left: ${left}` };
