/** Checks and clean-up of what shoppers type. */
export { fieldMessage } from './field-message.ts';
export { formMessages, messages as formTexts } from './messages.ts';
export { PostedFormProvider, usePostedForm, type PostedForm } from './posted-form.ts';
export type { PostHandler, PostResult } from './post-handler.ts';
export { isTooManyRequests } from './too-many-requests.ts';
export { useTypedValues } from './use-typed-values.ts';
export { useForm, type FormOptions } from './use-form.ts';
export { formatPhone } from './format-phone.ts';
export { lacksHouseNumber } from './house-number.ts';
export { getPhoneRules, loadPhoneRules, normalizePhone, validatePhone, type PhoneRules } from './phone.ts';
export { getPostcodeExample, isPostcodeNumeric, normalizePostcode, validatePostcode } from './postcode.ts';
export { usePhoneRules } from './use-phone-rules.ts';
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
