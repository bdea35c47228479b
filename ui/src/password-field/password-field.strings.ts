/** Strings of a password field. */
export interface PasswordFieldStrings {
  /** Name of the button that shows the password, the same in both states, e.g. `Pokaż hasło`. */
  showLabel: string;
  /** Title above the rules of a new password, e.g. `Hasło musi mieć:`. */
  rulesTitle: string;
  /** Text for a met rule, e.g. `spełnione`. */
  metLabel: string;
  /** Text for an unmet rule, e.g. `niespełnione`. */
  unmetLabel: string;
  /** Rule about the length in characters, e.g. `(length) => co najmniej ${length} znaków`. */
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
