/** Checks and clean-up of what shoppers type. */
export { fieldMessage } from './field-message.ts';
export { formMessages, messages as formTexts } from './messages.ts';
export { useForm, type FormOptions } from './use-form.ts';
export { formatPhone } from './format-phone.ts';
export { normalisePhone, normalisePostcode } from './normalise.ts';
export {
  hasLengthAtLeast,
  isNotEqualToField,
  isRequired,
  mustBeChecked,
  passwordClasses,
  readPasswordRules,
  specialCharacters,
  validate,
  validateEmail,
  validatePassword,
  type FormError,
  type PasswordClass,
  type PasswordRules,
  type Validator,
} from './validators.ts';
