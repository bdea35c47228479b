import { defineMessages, type Message } from '../i18n/index.ts';

/** What a field is found to lack: the message with its id and default text. [UI-19] */
export interface FormError extends Message {
  /** Value for the message, e.g. the limit that is not kept. */
  value?: string | number | undefined;
}

/** Checks a field: the error, or undefined when it is right. */
export type Validator<Value> = (value: Value) => FormError | undefined;

const messages = defineMessages({
  isRequired: { id: 'formValidation.isRequired', defaultMessage: 'Is required.' },
  hasLengthAtLeast: {
    id: 'formValidation.hasLengthAtLeast',
    defaultMessage: 'Must contain at least {value} character(s).',
  },
  mustBeChecked: { id: 'formValidation.mustBeChecked', defaultMessage: 'This field is mandatory' },
  validatePassword: {
    id: 'formValidation.validatePassword',
    defaultMessage:
      'A password must contain at least {value} of the following: lowercase, uppercase, digits, special characters.',
  },
  isNotEqualToField: { id: 'formValidation.isNotEqualToField', defaultMessage: '{value} must be different' },
  validateEmail: { id: 'formValidation.validateEmail', defaultMessage: 'Please enter a valid email' },
});

/** The value must hold more than spaces. [VAL-01] */
export const isRequired: Validator<string | null | undefined> = (value) => (value?.trim() ? undefined : messages.isRequired);

/** The value must have a number of characters. [VAL-02] */
export function hasLengthAtLeast(limit: number): Validator<string> {
  // Counted as people do: a character outside of the basic plane is one.
  return (value) => (Array.from(value).length < limit ? { ...messages.hasLengthAtLeast, value: limit } : undefined);
}

/** A box must be ticked. [VAL-03] */
export const mustBeChecked: Validator<boolean> = (checked) => (checked ? undefined : messages.mustBeChecked);

/** The value must not be that of another field. [VAL-07] */
export function isNotEqualToField(other: string, fieldName: string): Validator<string> {
  return (value) => (value === other ? { ...messages.isNotEqualToField, value: fieldName } : undefined);
}

// The pattern of the HTML standard for e-mail fields, with at least one dot in the domain.
const EMAIL = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

/** The value must look like an e-mail address; spaces around it do not matter. [VAL-08] */
export const validateEmail: Validator<string> = (value) => (EMAIL.test(value.trim()) ? undefined : messages.validateEmail);

/** Limits of passwords, as the store is configured. */
export interface PasswordRules {
  /** `minimum_password_length`. [VAL-04] */
  minimumLength: number;
  /** `required_character_classes_number`. [VAL-05] */
  requiredClasses: number;
}

/** Rules while the store has not said otherwise. */
export const defaultPasswordRules: PasswordRules = { minimumLength: 10, requiredClasses: 3 };

const PASSWORD_CLASSES = { lowercase: /\p{Ll}/u, uppercase: /\p{Lu}/u, digits: /\d/, special: /[@$!%*?&#]/ } as const;

/** Kind of characters that a password may have. */
export type PasswordClass = keyof typeof PASSWORD_CLASSES;

/** The special characters that count. Others are allowed in a password, but do not count. [RSK-37] */
export const specialCharacters = '@$!%*?&#';

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
export function readPasswordRules(config: {
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

/** A new password must be long enough and of several kinds of characters. Nothing is trimmed. [VAL-04..06] */
export function validatePassword({ minimumLength, requiredClasses }: PasswordRules = defaultPasswordRules): Validator<string> {
  return (password) => {
    const tooShort = hasLengthAtLeast(minimumLength)(password);
    if (tooShort) return tooShort;
    const classes = Object.values(passwordClasses(password)).filter(Boolean).length;
    return classes < requiredClasses ? { ...messages.validatePassword, value: requiredClasses } : undefined;
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
