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
import { createAccount, isConfirmationPending } from './create-account.ts';
import { describeCreateAccountError } from './create-account-error.ts';
import {
  customerFieldLabels,
  customerFieldNames,
  emptyCustomerValues,
  getCustomerFieldErrors,
  toCustomerFields,
  toCustomerInput,
  type CustomerFields,
} from './customer-fields/customer-fields.ts';
import { customerAttributesQuery } from './customer-fields/customer-fields-operations.ts';
import { writeCreatedAccount } from './created-account.ts';
import { createAccountForm } from './customer-fields/use-customer-fields.ts';
import { accountMessages } from './messages.ts';

/** Returns the fields of the form; those that Magento requires are refused by it where they could not be loaded. */
async function fetchFields(client: CommerceClient): Promise<CustomerFields> {
  if (!isSupported(client, customerAttributesQuery)) return {};
  const response = await execute(client, customerAttributesQuery, { form: createAccountForm }).catch(() => undefined);
  return toCustomerFields(response?.data);
}

/** Creates an account with a posted form, and signs in. The backend checks the password. */
export const postCreateAccount: PostHandler = async (
  { firstname = '', lastname = '', email = '', password = '', ...posted },
  { client, intl: shopIntl },
) => {
  await shopIntl.load(accountMessages, formsMessages);
  const { intl } = shopIntl;
  const fields = await fetchFields(client);
  const account = { firstname: firstname.trim(), lastname: lastname.trim(), email: email.trim() };
  const fieldValues = customerFieldNames.reduce(
    (values, name) => ({ ...values, [name]: fields[name] ? (posted[name] ?? '') : '' }),
    emptyCustomerValues,
  );
  const page = (error: string) => ({
    type: 'page' as const,
    form: { values: { ...fieldValues, ...account }, error },
  });
  const fieldErrors = getCustomerFieldErrors(fieldValues, fields);
  const checks = [
    ['account.firstname', isRequired(firstname)],
    ['account.lastname', isRequired(lastname)],
    ['account.email', validate(email, isRequired, validateEmail)],
    ...customerFieldNames.map((name) => [customerFieldLabels[name], fieldErrors[name]] as const),
    ['account.password', isRequired(password)],
  ] as const;
  for (const [label, problem] of checks)
    if (problem) return page(nameError(intl, intl.formatMessage(label), fieldMessage(intl, problem) ?? ''));
  try {
    await createAccount(client, { ...account, password, ...toCustomerInput(fieldValues, fields) });
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
