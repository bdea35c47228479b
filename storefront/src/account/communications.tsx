import { Checkbox } from '@witryna/ui/checkbox';
import { Text } from '@witryna/ui/text';
import { useState } from 'react';
import { useToast } from '../platform/layout/ui-store-context.tsx';
import { isSupported, useCommerce, useMutate, useQuery } from '../commerce/index.ts';
import { useForm } from '../forms/index.ts';
import { useIntl } from '../i18n/index.ts';
import { QueryView } from '../orders/index.ts';
import { customerQuery } from '../auth/index.ts';
import { AccountForm } from './account-form.tsx';
import { customerConsentMutation, newsletterTextQuery, updateCustomerMutation } from './account-operations.ts';

/** What the customer wants to hear from the shop. */
export function Communications() {
  const state = useQuery(customerQuery, {}, { policy: 'cache-and-network' });
  return (
    <QueryView words="account" state={state} read={({ customer }) => customer}>
      {({ email, is_subscribed }) => <NewsletterForm email={email ?? ''} subscribed={is_subscribed === true} />}
    </QueryView>
  );
}

const none = {};

/** The newsletter is one with the consent to it: both are given and withdrawn together. */
function NewsletterForm({ email, subscribed }: { email: string; subscribed: boolean }) {
  const intl = useIntl();
  const { client } = useCommerce();
  const { mutate } = useMutate();
  const toast = useToast();
  const { data } = useQuery(newsletterTextQuery, {});
  // Until the box is touched it follows the backend.
  const [chosen, setChosen] = useState<boolean | null>(null);
  const wanted = chosen ?? subscribed;
  const { form, banner, busy } = useForm({
    id: 'newsletter',
    labels: none,
    initial: none,
    check: () => none,
    send: async () => {
      const answer = await mutate(updateCustomerMutation, { input: { is_subscribed: wanted } });
      if (isSupported(client, customerConsentMutation)) await mutate(customerConsentMutation, { isConsent: wanted });
      setChosen(null);
      const waits = wanted && answer.data.updateCustomerV2?.customer.is_subscribed !== true;
      toast({
        type: 'success',
        message: intl.formatMessage(waits ? 'account.newsletter.pending' : 'account.communications.saved'),
      });
    },
  });
  const text = data?.storeConfig?.gdpr_consent_texts?.label_newsletter;
  return (
    <AccountForm title={intl.formatMessage('account.newsletter.title')} {...{ form, banner, busy }}>
      <Checkbox
        id="newsletter-wanted"
        name="newsletter"
        label={intl.formatMessage('account.newsletter.label')}
        hint={intl.formatMessage('account.newsletter.hint', { email })}
        checked={wanted}
        onChange={(event) => setChosen(event.currentTarget.checked)}
      />
      {text && (
        <Text size="small" tone="secondary">
          {text.replace(/<[^>]*>/g, '')}
        </Text>
      )}
    </AccountForm>
  );
}
