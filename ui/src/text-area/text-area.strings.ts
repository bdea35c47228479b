/** Strings of a text area. */
export interface TextAreaStrings {
  /** Text of the counter, also announced after a pause, e.g. `` (left) => `Characters left: ${left}` ``. */
  charactersLeft(left: number): string;
}

export const textAreaStrings: TextAreaStrings = { charactersLeft: (left) => `Characters left: ${left}` };
