import { Columns } from '@witryna/ui/layout';
import { TextField } from '@witryna/ui/text-field';
import { useToast } from '../platform/layout/ui-store-context.tsx';
import { useMutate } from '../commerce/index.ts';
import { isRequired, useForm } from '../forms/index.ts';
import { useIntl } from '../i18n/index.ts';
import { AccountForm } from './account-form.tsx';
import { updateCustomerMutation } from './account-operations.ts';
import { CustomerField } from './customer-fields/customer-field.tsx';
import {
  customerFieldLabels,
  getCustomerFieldErrors,
  toCustomerInput,
  type CustomerFieldName,
  type CustomerFields,
  type CustomerFieldValues,
} from './customer-fields/customer-fields.ts';

interface NamesFormProps {
  firstname: string;
  lastname: string;
  /** Further fields that the shop shows. */
  fields: CustomerFields;
  /** What the account has in these fields. */
  values: CustomerFieldValues;
  /** Called after the account was changed. */
  onSaved(): Promise<void>;
}

/** Changes the customer's names and further fields; the greeting in the header follows. */
export function NamesForm({ firstname, lastname, fields, values: initialValues, onSaved }: NamesFormProps) {
  const intl = useIntl();
  const { mutate } = useMutate();
  const toast = useToast();
  const { form, banner, busy, field } = useForm({
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
    },
    initial: { ...initialValues, firstname, lastname },
    check: (values) => ({
      ...getCustomerFieldErrors(values, fields),
      firstname: isRequired(values.firstname),
      lastname: isRequired(values.lastname),
    }),
    send: async (values) => {
      await mutate(updateCustomerMutation, {
        input: {
          firstname: values.firstname.trim(),
          lastname: values.lastname.trim(),
          ...toCustomerInput(values, fields),
        },
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
      </Columns>
    </AccountForm>
  );
}
