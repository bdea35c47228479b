/** Strings of a password field. */
export interface PasswordFieldStrings {
  /** Name of the button that shows the password, the same in both states, e.g. `Show password`. */
  showLabel: string;
  /** Title above the rules of a new password, e.g. `The password must have:`. */
  rulesTitle: string;
  /** Text for a met rule, e.g. `met`. */
  metLabel: string;
  /** Text for an unmet rule, e.g. `not met`. */
  unmetLabel: string;
  /** Rule about the length in characters, e.g. `` (length) => `at least ${length} characters` ``. */
  lengthRule(length: number): string;
  /** Rule about character classes; `special` lists the special characters that count. */
  classesRule(count: number, special: string): string;
}

export const passwordFieldStrings: PasswordFieldStrings = {
  showLabel: 'Show password',
  rulesTitle: 'The password must have:',
  metLabel: 'met',
  unmetLabel: 'not met',
  lengthRule: (length) => `at least ${length} ${length === 1 ? 'character' : 'characters'}`,
  classesRule: (count, special) =>
    `at least ${count} of: lowercase, uppercase, digits, special characters (${special})`,
};
