import { Stack } from '@witryna/ui/layout';
import { useQuery } from '../commerce/index.ts';
import { toPasswordRules } from '../forms/index.ts';
import { QueryView } from '../orders/index.ts';
import { customerQuery, passwordRulesQuery } from '../auth/index.ts';
import { useCustomerProfile } from './customer-fields/use-customer-fields.ts';
import { DeleteAccount } from './delete-account.tsx';
import { EmailForm } from './email-form.tsx';
import { NamesForm } from './names-form.tsx';
import { PasswordForm } from './password-form.tsx';

/** Names, e-mail address and password of the customer, each in a form of its own. */
export function AccountInformation() {
  const state = useQuery(customerQuery, {}, { policy: 'cache-and-network' });
  const { data } = useQuery(passwordRulesQuery, {});
  const profile = useCustomerProfile();
  return (
    <QueryView words="account" state={state} read={({ customer }) => (profile.isLoading ? undefined : customer)}>
      {({ email, firstname, lastname }) => (
        <Stack gap="x6">
          <NamesForm
            firstname={firstname ?? ''}
            lastname={lastname ?? ''}
            fields={profile.fields}
            attributes={profile.attributes}
            values={profile.values}
            storedAttributes={profile.storedAttributes}
            onSaved={profile.revalidate}
          />
          <EmailForm email={email ?? ''} />
          <PasswordForm email={email ?? ''} rules={toPasswordRules(data?.storeConfig ?? {})} />
          <DeleteAccount email={email ?? ''} />
        </Stack>
      )}
    </QueryView>
  );
}
