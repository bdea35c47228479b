import type { MessageId } from '../i18n/index.ts';

/** What a field is found to lack. */
export interface FormError {
  /** The message that says it. */
  id: MessageId;
  /** Value for the message, e.g. the limit that is not kept. */
  value?: string | number | undefined;
  /** Day for the message, as `2026-01-31`. It is written out in the language of the message. */
  day?: string | undefined;
}

/** Checks a field: the error, or undefined when it is right. */
export type Validator<Value> = (value: Value) => FormError | undefined;

/** The value must hold more than spaces. */
export const isRequired: Validator<string | null | undefined> = (value) =>
  value?.trim() ? undefined : { id: 'formValidation.isRequired' };

/** The value must have a number of characters. */
export function hasLengthAtLeast(limit: number): Validator<string> {
  // Counted as people do: a character outside of the basic plane is one.
  return (value) =>
    Array.from(value).length < limit ? { id: 'formValidation.hasLengthAtLeast', value: limit } : undefined;
}

/** A box must be ticked. */
export const mustBeChecked: Validator<boolean> = (checked) =>
  checked ? undefined : { id: 'formValidation.mustBeChecked' };

/** The value must not be that of another field. */
export function isNotEqualToField(other: string, fieldName: string): Validator<string> {
  return (value) => (value === other ? { id: 'formValidation.isNotEqualToField', value: fieldName } : undefined);
}

/** The value must not be an e-mail address that is in another field, in upper or lower case. */
export function isNotEqualToEmail(email: string, fieldName: string): Validator<string> {
  const isNotEmail = isNotEqualToField(email.trim().toLowerCase(), fieldName);
  return (value) => isNotEmail(value.toLowerCase());
}

// The pattern of the HTML standard for e-mail fields, with at least one dot in the domain.
const EMAIL = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

/** The value must look like an e-mail address; spaces around it do not matter. */
export const validateEmail: Validator<string> = (value) =>
  EMAIL.test(value.trim()) ? undefined : { id: 'formValidation.validateEmail' };

/** Limits of passwords, as the store is configured. */
export interface PasswordRules {
  /** `minimum_password_length`. */
  minimumLength: number;
  /** `required_character_classes_number`. */
  requiredClasses: number;
}

/** Rules while the store has not said otherwise. */
export const defaultPasswordRules: PasswordRules = { minimumLength: 10, requiredClasses: 3 };

// Magento counts the letters of ASCII only.
const PASSWORD_CLASSES = { lowercase: /[a-z]/, uppercase: /[A-Z]/, digits: /\d/, special: /[@#$&%*!?]/ } as const;

/** Kind of characters that a password may have. */
export type PasswordClass = keyof typeof PASSWORD_CLASSES;

/**
 * The special characters that count. Others are allowed in a password, but do not count. In this order no line breaks
 * between them.
 */
export const specialCharacters = '@#$&%*!?';

/** Which classes of characters a password has, for a list that is ticked off while the shopper types. */
export function passwordClasses(password: string): Record<PasswordClass, boolean> {
  const { lowercase, uppercase, digits, special } = PASSWORD_CLASSES;
  return {
    lowercase: lowercase.test(password),
    uppercase: uppercase.test(password),
    digits: digits.test(password),
    special: special.test(password),
  };
}

/**
 * Reads the limits of passwords from the store configuration, where they are texts.
 *
 * @returns the default for what is missing or no whole number above zero
 */
export function toPasswordRules(config: {
  minimum_password_length?: string | number | null;
  required_character_classes_number?: string | number | null;
}): PasswordRules {
  const read = (value: string | number | null | undefined, fallback: number) => {
    const number = Number(value ?? '');
    return Number.isInteger(number) && number > 0 ? number : fallback;
  };
  return {
    minimumLength: read(config.minimum_password_length, defaultPasswordRules.minimumLength),
    requiredClasses: read(config.required_character_classes_number, defaultPasswordRules.requiredClasses),
  };
}

/** The value must not begin or end with a space: Magento refuses such a password. */
const hasNoOuterSpaces: Validator<string> = (value) =>
  value === value.trim() ? undefined : { id: 'formValidation.hasNoOuterSpaces' };

/**
 * A new password must be long enough, of several kinds of characters, and without spaces around it. Nothing is trimmed.
 */
export function validatePassword({
  minimumLength,
  requiredClasses,
}: PasswordRules = defaultPasswordRules): Validator<string> {
  return (password) => {
    const tooShort = hasLengthAtLeast(minimumLength)(password);
    if (tooShort) return tooShort;
    const classes = Object.values(passwordClasses(password)).filter(Boolean).length;
    return classes < requiredClasses
      ? { id: 'formValidation.validatePassword', value: requiredClasses }
      : hasNoOuterSpaces(password);
  };
}

/** The first error that one of several checks finds. */
export function validate<Value>(value: Value, ...validators: readonly Validator<Value>[]): FormError | undefined {
  for (const validator of validators) {
    const error = validator(value);
    if (error) return error;
  }
  return undefined;
}
