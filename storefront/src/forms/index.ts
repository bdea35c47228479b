/** Checks and clean-up of what shoppers type. */
export { fieldMessage } from './field-message.ts';
export { formatPhone } from './format-phone.ts';
export { getSendError } from './get-send-error.ts';
export { lacksHouseNumber } from './house-number.ts';
export { formsMessages } from './messages.ts';
export { getPhoneRules, loadPhoneRules, normalizePhone, validatePhone } from './phone.ts';
export type { PhoneRules } from './phone-rules.ts';
export type { PostHandler, PostResult } from './post-handler.ts';
export { getPostcodeExample, isPostcodeNumeric, normalizePostcode, validatePostcode } from './postcode.ts';
export { nameError } from './name-error.ts';
export { type PostedForm, PostedFormProvider, usePostedForm } from './posted-form.ts';
export { isTooManyRequests } from './too-many-requests.ts';
export { type FormOptions, useForm } from './use-form.ts';
export { usePhoneRules } from './use-phone-rules.ts';
export { useSlowNotice } from './use-slow-notice.ts';
export { normalizeHouseNumber, normalizeOrderNumber, normalizeTypedNumber } from './typed-number.ts';
export { useTypedValues } from './use-typed-values.ts';
export {
  type FormError,
  hasLengthAtLeast,
  isNotEqualToEmail,
  isNotEqualToField,
  isRequired,
  mustBeChecked,
  type PasswordClass,
  passwordClasses,
  type PasswordRules,
  toPasswordRules,
  specialCharacters,
  validate,
  validateEmail,
  validatePassword,
  type Validator,
} from './validators.ts';
