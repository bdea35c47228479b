/** What a new password must have. Magento: `minimum_password_length`, `required_character_classes_number`. */
export interface PasswordRequirements {
  /** Minimum number of characters. Default 10. */
  minLength?: number;
  /** Minimum number of character classes, 0 to 4: lowercase, uppercase, digits, special characters. Default 3. */
  characterClasses?: number;
}

/**
 * Special characters that count as a class; others are allowed, but do not count. In an order in which no line breaks
 * between them.
 */
export const specialPasswordCharacters = '@#$&%*!?';

const classes = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[@#$&%*!?]/];

/** Default requirements of Magento. */
export const defaultPasswordRequirements = {
  minLength: 10,
  characterClasses: 3,
} as const satisfies PasswordRequirements;

/** Returns which of the two requirements a password meets. */
export function checkPassword(password: string, requirements: PasswordRequirements = {}) {
  const { minLength, characterClasses } = { ...defaultPasswordRequirements, ...requirements };
  return {
    // Counts code points, so that a character outside the basic plane counts once.
    length: Array.from(password).length >= minLength,
    classes: classes.filter((pattern) => pattern.test(password)).length >= characterClasses,
  };
}
