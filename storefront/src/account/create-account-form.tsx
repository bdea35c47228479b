import { Button } from '@witryna/ui/button';
import { FormErrorBanner } from '@witryna/ui/form-error-banner';
import { Stack } from '@witryna/ui/layout';
import { Text } from '@witryna/ui/text';
import { TextField } from '@witryna/ui/text-field';
import { useState } from 'react';
import { CaptchaField, useCaptcha } from '../captcha/index.ts';
import { isSupported, useCommerce } from '../commerce/index.ts';
import {
  isNotEqualToEmail,
  isRequired,
  useForm,
  validate,
  validateEmail,
  validatePassword,
  type PasswordRules,
} from '../forms/index.ts';
import { useIntl } from '../i18n/index.ts';
import { NewPasswordField } from '../auth/index.ts';
import {
  type AttributeFieldName,
  CustomAttributeFields,
  customerAttributesQuery,
  getAttributeErrors,
  getFieldLabels,
  toAttributeInput,
  toFieldValues,
} from '../custom-attributes/index.ts';
import { createAccount } from './create-account.ts';
import { describeCreateAccountError } from './create-account-error.ts';
import { CustomerField } from './customer-fields/customer-field.tsx';
import type { AccountFields } from './customer-fields/account-fields.ts';
import { fetchMissingFields } from './customer-fields/fetch-missing-fields.ts';
import {
  customerFieldLabels,
  emptyCustomerValues,
  getCustomerFieldErrors,
  toCustomerInput,
  type CustomerFieldName,
  type CustomerFields,
} from './customer-fields/customer-fields.ts';

/** Who the account is for. */
export interface AccountDetails {
  email: string;
  firstname: string;
  lastname: string;
}

interface CreateAccountFormProps extends AccountFields {
  initial: AccountDetails;
  rules: PasswordRules;
  /** Called with the account's e-mail address and password. */
  onCreated(credentials: { email: string; password: string }): void | Promise<void>;
}

/** Creates an account; the rules of the password are ticked off while it is typed. */
export function CreateAccountForm({ initial, rules, fields: told, attributes, onCreated }: CreateAccountFormProps) {
  const intl = useIntl();
  const { client } = useCommerce();
  const [missing, setMissing] = useState<CustomerFields>({});
  const fields = { ...told, ...missing };
  const { form: captchaForm, captcha, confirm } = useCaptcha('CUSTOMER_CREATE');
  const { form, banner, busy, field } = useForm<
    CustomerFieldName | keyof AccountDetails | 'password' | AttributeFieldName
  >({
    id: 'account',
    confirm,
    labels: {
      prefix: customerFieldLabels.prefix,
      firstname: 'account.firstname',
      middlename: customerFieldLabels.middlename,
      lastname: 'account.lastname',
      suffix: customerFieldLabels.suffix,
      email: 'account.email',
      dob: customerFieldLabels.dob,
      gender: customerFieldLabels.gender,
      taxvat: customerFieldLabels.taxvat,
      ...getFieldLabels(attributes, intl),
      password: 'account.password',
    },
    initial: { ...emptyCustomerValues, ...toFieldValues(attributes), ...initial, password: '' },
    check: ({ firstname, lastname, email, password, ...values }) => ({
      ...getCustomerFieldErrors(values, fields),
      ...getAttributeErrors(values, attributes),
      firstname: isRequired(firstname),
      lastname: isRequired(lastname),
      email: validate(email, isRequired, validateEmail),
      password: validate(
        password,
        isRequired,
        validatePassword(rules),
        isNotEqualToEmail(email, intl.formatMessage('account.email')),
      ),
    }),
    send: async ({ firstname, lastname, email, password, ...values }) => {
      const address = email.trim();
      const input = {
        email: address,
        firstname: firstname.trim(),
        lastname: lastname.trim(),
        password,
        ...toCustomerInput(values, fields),
        ...(attributes.length > 0 && { custom_attributes: toAttributeInput(values, attributes) }),
      };
      await createAccount(client, input).catch(async (error: unknown) => {
        if (!isSupported(client, customerAttributesQuery)) {
          const found = await fetchMissingFields(client, error);
          setMissing((shown) => ({ ...shown, ...found }));
        }
        throw error;
      });
      await onCreated({ email: address, password });
    },
    describe: (error) => describeCreateAccountError(error, intl),
  });
  const customerField = (code: CustomerFieldName) => <CustomerField code={code} fields={fields} {...field(code)} />;
  return (
    <form {...form} {...captchaForm}>
      <Stack gap="x4">
        <FormErrorBanner {...banner} />
        <Text size="small" tone="secondary">
          {intl.formatMessage('account.required')}
        </Text>
        {customerField('prefix')}
        <TextField {...field('firstname')} autoComplete="given-name" />
        {customerField('middlename')}
        <TextField {...field('lastname')} autoComplete="family-name" />
        {customerField('suffix')}
        <TextField {...field('email')} type="email" autoComplete="email" />
        {customerField('dob')}
        {customerField('gender')}
        {customerField('taxvat')}
        <CustomAttributeFields attributes={attributes} field={field} />
        <NewPasswordField {...field('password')} rules={rules} />
        <CaptchaField captcha={captcha} />
        <Button
          type="submit"
          size="large"
          loading={busy}
          loadingLabel={intl.formatMessage('account.create.submitting')}
        >
          {intl.formatMessage('account.create.submit')}
        </Button>
      </Stack>
    </form>
  );
}
