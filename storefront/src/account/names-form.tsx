import { Columns } from '@witryna/ui/layout';
import { TextField } from '@witryna/ui/text-field';
import { useToast } from '../platform/layout/ui-store-context.tsx';
import { useMutate } from '../commerce/index.ts';
import { isRequired, useForm } from '../forms/index.ts';
import { useIntl } from '../i18n/index.ts';
import { AccountForm } from './account-form.tsx';
import { updateCustomerMutation } from './account-operations.ts';

interface NamesFormProps {
  firstname: string;
  lastname: string;
}

/** Changes the customer's names; the greeting in the header follows. */
export function NamesForm({ firstname, lastname }: NamesFormProps) {
  const intl = useIntl();
  const { mutate } = useMutate();
  const toast = useToast();
  const { form, banner, busy, field } = useForm({
    id: 'names',
    labels: { firstname: 'account.firstname', lastname: 'account.lastname' },
    initial: { firstname, lastname },
    check: (values) => ({ firstname: isRequired(values.firstname), lastname: isRequired(values.lastname) }),
    send: async (values) => {
      await mutate(updateCustomerMutation, {
        input: { firstname: values.firstname.trim(), lastname: values.lastname.trim() },
      });
      toast({ type: 'success', message: intl.formatMessage('account.names.saved') });
    },
  });
  return (
    <AccountForm title={intl.formatMessage('account.names.title')} {...{ form, banner, busy }}>
      <Columns template="halves" gap="x4">
        <TextField {...field('firstname')} autoComplete="given-name" />
        <TextField {...field('lastname')} autoComplete="family-name" />
      </Columns>
    </AccountForm>
  );
}
