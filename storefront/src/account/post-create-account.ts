import { isCaptchaError } from '../captcha/index.ts';
import { execute, isSupported, type CommerceClient } from '../commerce/index.ts';
import {
  fieldMessage,
  formsMessages,
  isRequired,
  type PostHandler,
  validate,
  validateEmail,
  nameError,
} from '../forms/index.ts';
import { requestToken } from '../auth/index.ts';
import {
  customerAttributesQuery,
  getAttributeErrors,
  getFieldLabels,
  getFieldNames,
  toAttributeInput,
  toFieldValues,
} from '../custom-attributes/index.ts';
import { createAccount, isConfirmationPending } from './create-account.ts';
import { describeCreateAccountError } from './create-account-error.ts';
import { noAccountFields, toAccountFields, type AccountFields } from './customer-fields/account-fields.ts';
import {
  customerFieldLabels,
  customerFieldNames,
  emptyCustomerValues,
  getCustomerFieldErrors,
  toCustomerInput,
} from './customer-fields/customer-fields.ts';
import { writeCreatedAccount } from './created-account.ts';
import { createAccountForm } from './customer-fields/use-customer-fields.ts';
import { accountMessages } from './messages.ts';

/** Returns the fields of the form; those that Magento requires are refused by it where they could not be loaded. */
async function fetchFields(client: CommerceClient): Promise<AccountFields> {
  if (!isSupported(client, customerAttributesQuery)) return noAccountFields;
  const response = await execute(client, customerAttributesQuery, { form: createAccountForm }).catch(() => undefined);
  return toAccountFields(response?.data);
}

/** Creates an account with a posted form, and signs in. The backend checks the password. */
export const postCreateAccount: PostHandler = async (
  { firstname = '', lastname = '', email = '', password = '', ...posted },
  { client, intl: shopIntl },
) => {
  await shopIntl.load(accountMessages, formsMessages);
  const { intl } = shopIntl;
  const { fields, attributes } = await fetchFields(client);
  const account = { firstname: firstname.trim(), lastname: lastname.trim(), email: email.trim() };
  const fieldValues = customerFieldNames.reduce(
    (values, name) => ({ ...values, [name]: fields[name] ? (posted[name] ?? '') : '' }),
    emptyCustomerValues,
  );
  const attributeNames = attributes.flatMap(getFieldNames);
  const attributeValues = attributeNames.reduce(
    (values, name) => ({ ...values, [name]: posted[name] ?? '' }),
    toFieldValues(attributes),
  );
  const page = (error: string) => ({
    type: 'page' as const,
    form: { values: { ...fieldValues, ...attributeValues, ...account }, error },
  });
  const fieldErrors = getCustomerFieldErrors(fieldValues, fields);
  const attributeErrors = getAttributeErrors(attributeValues, attributes);
  const attributeLabels = getFieldLabels(attributes, intl);
  const checks = [
    ['account.firstname', isRequired(firstname)],
    ['account.lastname', isRequired(lastname)],
    ['account.email', validate(email, isRequired, validateEmail)],
    ...customerFieldNames.map((name) => [customerFieldLabels[name], fieldErrors[name]] as const),
    ...attributeNames.map((name) => [attributeLabels[name] ?? { text: '' }, attributeErrors[name]] as const),
    ['account.password', isRequired(password)],
  ] as const;
  for (const [label, problem] of checks) {
    const name = typeof label === 'string' ? intl.formatMessage(label) : label.text;
    if (problem) return page(nameError(intl, name, fieldMessage(intl, problem) ?? ''));
  }
  try {
    await createAccount(client, {
      ...account,
      password,
      ...toCustomerInput(fieldValues, fields),
      ...(attributes.length > 0 && { custom_attributes: toAttributeInput(attributeValues, attributes) }),
    });
  } catch (error) {
    return page(isCaptchaError(error) ? intl.formatMessage('forms.notSent') : describeCreateAccountError(error, intl));
  }
  try {
    return { type: 'signed-in', ...(await requestToken({ email: account.email, password }, client)) };
  } catch (error) {
    // For example a store that requires confirmation of the address.
    const isUnconfirmed = await isConfirmationPending(client, error);
    return { type: 'page', form: writeCreatedAccount({ email: account.email, isUnconfirmed }) };
  }
};
