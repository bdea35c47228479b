import { Columns } from '@witryna/ui/layout';
import { TextField } from '@witryna/ui/text-field';
import { useState } from 'react';
import { useToast } from '../platform/layout/ui-store-context.tsx';
import { isSupported, useCommerce, useMutate } from '../commerce/index.ts';
import { isRequired, useForm } from '../forms/index.ts';
import { useIntl } from '../i18n/index.ts';
import {
  type AttributeFieldName,
  CustomAttributeFields,
  customerAttributesQuery,
  getAttributeErrors,
  getFieldLabels,
  type StoredAttributes,
  toAttributeInput,
  toFieldValues,
} from '../custom-attributes/index.ts';
import { AccountForm } from './account-form.tsx';
import { updateCustomerMutation } from './account-operations.ts';
import { CustomerField } from './customer-fields/customer-field.tsx';
import type { AccountFields } from './customer-fields/account-fields.ts';
import { fetchMissingFields } from './customer-fields/fetch-missing-fields.ts';
import {
  customerFieldLabels,
  getCustomerFieldErrors,
  toCustomerInput,
  type CustomerFieldName,
  type CustomerFields,
  type CustomerFieldValues,
} from './customer-fields/customer-fields.ts';

interface NamesFormProps extends AccountFields {
  firstname: string;
  lastname: string;
  /** What the account has in Magento's own fields. */
  values: CustomerFieldValues;
  /** What the account has in the attributes that the merchant has added. */
  storedAttributes: StoredAttributes;
  /** Called after the account was changed. */
  onSaved(): Promise<void>;
}

/** Changes the customer's names and further fields; the greeting in the header follows. */
export function NamesForm({
  firstname,
  lastname,
  fields: told,
  attributes,
  values: initialValues,
  storedAttributes,
  onSaved,
}: NamesFormProps) {
  const intl = useIntl();
  const { client } = useCommerce();
  const { mutate } = useMutate();
  const [missing, setMissing] = useState<CustomerFields>({});
  const fields = { ...told, ...missing };
  const toast = useToast();
  const { form, banner, busy, field } = useForm<CustomerFieldName | 'firstname' | 'lastname' | AttributeFieldName>({
    id: 'names',
    labels: {
      prefix: customerFieldLabels.prefix,
      firstname: 'account.firstname',
      middlename: customerFieldLabels.middlename,
      lastname: 'account.lastname',
      suffix: customerFieldLabels.suffix,
      dob: customerFieldLabels.dob,
      gender: customerFieldLabels.gender,
      taxvat: customerFieldLabels.taxvat,
      ...getFieldLabels(attributes, intl),
    },
    initial: { ...initialValues, ...toFieldValues(attributes, storedAttributes), firstname, lastname },
    check: (values) => ({
      ...getCustomerFieldErrors(values, fields),
      ...getAttributeErrors(values, attributes),
      firstname: isRequired(values.firstname),
      lastname: isRequired(values.lastname),
    }),
    send: async (values) => {
      await mutate(updateCustomerMutation, {
        input: {
          firstname: values.firstname.trim(),
          lastname: values.lastname.trim(),
          ...toCustomerInput(values, fields),
          ...(attributes.length > 0 && { custom_attributes: toAttributeInput(values, attributes) }),
        },
      }).catch(async (error: unknown) => {
        if (!isSupported(client, customerAttributesQuery)) {
          const found = Object.entries(await fetchMissingFields(client, error));
          // Others may have values, which are unknown here: sending them empty would delete them.
          const required = found.filter(([, { visibility }]) => visibility === 'required');
          setMissing((shown) => ({ ...shown, ...Object.fromEntries(required) }));
        }
        throw error;
      });
      await onSaved();
      toast({ type: 'success', message: intl.formatMessage('account.names.saved') });
    },
  });
  const customerField = (code: CustomerFieldName) => <CustomerField code={code} fields={fields} {...field(code)} />;
  return (
    <AccountForm title={intl.formatMessage('account.names.title')} {...{ form, banner, busy }}>
      <Columns template="halves" gap="x4">
        {customerField('prefix')}
        <TextField {...field('firstname')} autoComplete="given-name" />
        {customerField('middlename')}
        <TextField {...field('lastname')} autoComplete="family-name" />
        {customerField('suffix')}
        {customerField('dob')}
        {customerField('gender')}
        {customerField('taxvat')}
        <CustomAttributeFields attributes={attributes} field={field} />
      </Columns>
    </AccountForm>
  );
}
