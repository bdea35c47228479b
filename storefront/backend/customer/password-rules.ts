/** Fewest characters of a customer's password (`storeConfig.minimum_password_length`). */
export const MINIMUM_PASSWORD_LENGTH = 10;

/** Fewest kinds of characters in it (`storeConfig.required_character_classes_number`). */
export const REQUIRED_CHARACTER_CLASSES = 3;

const MAXIMUM_LENGTH = 256;

// Letters of other alphabets are special characters to Magento.
const CLASSES = [/[a-z]/, /[A-Z]/, /[0-9]/, /[^a-zA-Z0-9]/];

/**
 * What is wrong with a new password, in Magento's words, or null.
 * @param email The account's address: a password must not be equal to it.
 */
export function passwordProblem(password: string, email: string): string | null {
  if (password.length > MAXIMUM_LENGTH) {
    return `Please enter a password with at most ${MAXIMUM_LENGTH} characters.`;
  }
  if (password.trim() !== password) {
    return "The password can't begin or end with a space. Verify the password and try again.";
  }
  if (Array.from(password).length < MINIMUM_PASSWORD_LENGTH) {
    return `The password needs at least ${MINIMUM_PASSWORD_LENGTH} characters. Create a new password and try again.`;
  }
  if (CLASSES.filter((characters) => characters.test(password)).length < REQUIRED_CHARACTER_CLASSES) {
    return `Minimum of different classes of characters in password is ${REQUIRED_CHARACTER_CLASSES}. Classes of characters: Lower Case, Upper Case, Digits, Special Characters.`;
  }
  if (password.toLowerCase() === email.toLowerCase()) {
    return "The password can't be the same as the email address. Create a new password and try again.";
  }
  return null;
}
