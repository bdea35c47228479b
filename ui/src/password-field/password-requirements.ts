/** What a new password must have. Magento: `minimum_password_length`, `required_character_classes_number`. */
export interface PasswordRequirements {
  /** Characters at least. Default 10. */
  minLength?: number;
  /** Kinds of characters at least, 0 to 4: lowercase, uppercase, digits, special ones. Default 3. */
  characterClasses?: number;
}

/** The special characters that count as a kind; others are allowed, but do not count. */
export const specialPasswordCharacters = '@$!%*?&#';

const classes = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[@$!%*?&#]/];

/** The requirements of Magento's defaults. */
export const defaultPasswordRequirements = {
  minLength: 10,
  characterClasses: 3,
} as const satisfies PasswordRequirements;

/** Which of its two requirements a password meets so far. */
export function checkPassword(password: string, requirements: PasswordRequirements = {}) {
  const { minLength, characterClasses } = { ...defaultPasswordRequirements, ...requirements };
  return {
    // Counted as people do: a character outside of the basic plane is one.
    length: Array.from(password).length >= minLength,
    classes: classes.filter((pattern) => pattern.test(password)).length >= characterClasses,
  };
}
