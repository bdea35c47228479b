import { ButtonLink } from '@witryna/ui/button';
import { PageBlock, Stack } from '@witryna/ui/layout';
import { Heading, Text } from '@witryna/ui/text';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigation } from '../app/navigation/navigation-context.tsx';
import { definePage } from '../app/navigation/page.tsx';
import { orderMemory, type Receipt } from '../checkout/index.ts';
import { formMessages, readPasswordRules, type PasswordRules } from '../forms/index.ts';
import { passwordRulesQuery } from './account-operations.ts';
import { CreateAccountForm, type AccountDetails } from './create-account-form.tsx';
import { accountCatalogue, messages } from './messages.ts';
import { OrderReceipt } from './order-receipt.tsx';

interface CreateAccountView {
  rules: PasswordRules;
}

const nobody: AccountDetails = { email: '', firstname: '', lastname: '' };

function CreateAccountPage({ view: { rules } }: { view: CreateAccountView }) {
  const intl = useIntl();
  const navigation = useNavigation();
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  const [details, setDetails] = useState<AccountDetails | null>(null);
  const [createdEmail, setCreatedEmail] = useState<string | null>(null);

  // What belongs to the shopper is read in the browser only; it never stands in the server's HTML.
  useEffect(() => {
    const parameters = new URLSearchParams(window.location.search);
    setReceipt(orderMemory.readReceipt());
    setDetails({
      email: parameters.get('email') ?? '',
      firstname: parameters.get('firstName') ?? '',
      lastname: parameters.get('lastName') ?? '',
    });
    // The parameters leave the address bar, the history and every later Referer (RSK-13).
    if (window.location.search) navigation?.replaceAddress(window.location.pathname);
  }, [navigation]);

  return (
    <PageBlock width="panel" space="x8">
      <Stack gap="x8">
        {receipt && <OrderReceipt receipt={receipt} />}
        {createdEmail === null ? (
          <Stack gap="x4">
            <Heading level={receipt ? 2 : 1}>
              {intl.formatMessage(receipt ? messages.saveDetails : messages.createTitle)}
            </Heading>
            <Text tone="secondary">{intl.formatMessage(messages.createText)}</Text>
            <CreateAccountForm
              key={details === null ? 'empty' : 'filled'}
              initial={details ?? nobody}
              rules={rules}
              onCreated={setCreatedEmail}
            />
          </Stack>
        ) : (
          <Stack gap="x3" role="status">
            <Heading level={receipt ? 2 : 1}>{intl.formatMessage(messages.created)}</Heading>
            <Text>{intl.formatMessage(messages.createdText, { email: createdEmail })}</Text>
            <ButtonLink href="/sign-in">{intl.formatMessage(messages.signIn)}</ButtonLink>
          </Stack>
        )}
      </Stack>
    </PageBlock>
  );
}

/** Where an order ends: the receipt, and the form that keeps the details for next time (CHK-31, RTE-05, RTE-44, RTE-45). */
export const page = definePage({
  catalogues: [accountCatalogue, formMessages],
  load: async (_: object, { intl, fetch }) => {
    const { storeConfig } = await fetch(passwordRulesQuery, {});
    return { view: { rules: readPasswordRules(storeConfig ?? {}) }, metadata: { title: intl.formatMessage(messages.createTitle) } };
  },
  Component: CreateAccountPage,
});
