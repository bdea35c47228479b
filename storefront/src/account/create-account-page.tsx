import { ButtonLink } from '@witryna/ui/button';
import { PageBlock, Stack } from '@witryna/ui/layout';
import { Heading, Text } from '@witryna/ui/text';
import { useEffect, useState } from 'react';
import { useHydrated } from '../platform/hydration/use-hydrated.ts';
import { useToast } from '../platform/layout/ui-store-context.tsx';
import { useNavigation } from '../platform/navigation/navigation-context.tsx';
import { definePage } from '../platform/navigation/page.tsx';
import { orderMemory, type Receipt } from '../checkout/index.ts';
import { formsMessages, toPasswordRules, type PasswordRules, usePostedForm } from '../forms/index.ts';
import { useIntl } from '../i18n/index.ts';
import { preloadCaptcha } from '../captcha/index.ts';
import { passwordRulesQuery, returnPath, authMessages, useSignIn } from '../auth/index.ts';
import { useCommerce } from '../commerce/index.ts';
import { useSession } from '../session/index.ts';
import { customerAttributesQuery } from '../custom-attributes/index.ts';
import { AccountCreated } from './account-created.tsx';
import { isConfirmationPending } from './create-account.ts';
import { CreateAccountForm, type AccountDetails } from './create-account-form.tsx';
import {
  hasAccountFields,
  noAccountFields,
  toAccountFields,
  type AccountFields,
} from './customer-fields/account-fields.ts';
import { createAccountForm } from './customer-fields/use-customer-fields.ts';
import { accountMessages } from './messages.ts';
import { readCreatedAccount, type CreatedAccount } from './created-account.ts';
import { OrderReceipt } from './order-receipt.tsx';
import { ToOrders } from './to-orders.tsx';

interface CreateAccountView {
  rules: PasswordRules;
  /** Default: none. */
  accountFields?: AccountFields;
}

const nobody: AccountDetails = { email: '', firstname: '', lastname: '' };

/** What the browser alone knows when the page opens. */
interface Arrival {
  receipt: Receipt | null;
  details: AccountDetails;
  signedIn: boolean;
}

/** On the server and while hydrating: what belongs to the shopper never is in the server's HTML. */
const unknownArrival: Arrival = { receipt: null, details: nobody, signedIn: false };

/** Reads what the checkout hands over in the address; after a reload or Back the receipt still says it. */
function getArrival(search: string, signedIn: boolean): Arrival {
  const parameters = new URLSearchParams(search);
  const receipt = orderMemory.readReceipt();
  const details = {
    email: parameters.get('email') ?? receipt?.email ?? '',
    firstname: parameters.get('firstName') ?? receipt?.shippingAddress.firstname ?? '',
    lastname: parameters.get('lastName') ?? receipt?.shippingAddress.lastname ?? '',
  };
  return { receipt, details: Object.values(details).some(Boolean) ? details : nobody, signedIn };
}

function CreateAccountPage({ view }: { view: CreateAccountView }) {
  const inBrowser = useHydrated();
  const intl = useIntl();
  const navigation = useNavigation();
  const { token } = useSession();
  const [arrival, setArrival] = useState(unknownArrival);
  if (inBrowser && arrival === unknownArrival) setArrival(getArrival(window.location.search, token !== undefined));
  const { receipt, details, signedIn } = arrival;
  useEffect(() => {
    // The parameters leave the address bar, the history and every later Referer.
    if (window.location.search) navigation?.replaceAddress(window.location.pathname);
  }, [navigation]);
  useEffect(() => {
    if (receipt)
      document.title = document.title.replace(
        intl.formatMessage('account.create.title'),
        intl.formatMessage('account.receipt.thanks'),
      );
  }, [receipt, intl]);
  // A customer has an account already.
  const leave = signedIn && !receipt;
  useEffect(() => {
    if (leave) void navigation?.navigate('/customer/account/', { replace: true });
  }, [leave, navigation]);
  return (
    <PageBlock width="panel" space="x8">
      {!leave && (
        <Stack gap="x8">
          {receipt && <OrderReceipt receipt={receipt} withTracking={token === undefined} />}
          {token === undefined ? (
            // The form of the server's HTML goes on, with what has been typed into it, unless there is something to
            // fill in.
            <Stack screenOnly={Boolean(receipt)}>
              <CreateAccount
                key={details === nobody ? 'empty' : 'filled'}
                initial={details}
                {...view}
                level={receipt ? 2 : 1}
              />
            </Stack>
          ) : (
            <ToOrders byGuest={receipt?.byGuest ?? false} />
          )}
        </Stack>
      )}
    </PageBlock>
  );
}

interface CreateAccountProps extends CreateAccountView {
  initial: AccountDetails;
  /** 2 below the receipt of an order. */
  level: 1 | 2;
}

function CreateAccount({ initial, rules, accountFields = noAccountFields, level }: CreateAccountProps) {
  const intl = useIntl();
  const navigation = useNavigation();
  const { client } = useCommerce();
  const signIn = useSignIn();
  const toast = useToast();
  const posted = usePostedForm();
  const [created, setCreated] = useState<CreatedAccount | null>(() => (posted ? readCreatedAccount(posted) : null));

  const goOn = async (credentials: { email: string; password: string }) => {
    try {
      await signIn(credentials);
    } catch (error) {
      // E.g. a store that wants the address confirmed first.
      setCreated({ email: credentials.email, isUnconfirmed: await isConfirmationPending(client, error) });
      return;
    }
    toast({ type: 'success', message: intl.formatMessage('account.created') });
    // Below a receipt the shopper stays: it is shown once.
    if (level === 1)
      void navigation?.navigate(returnPath(navigation.getState().current.location.state), { replace: true });
  };

  if (created) {
    return (
      <AccountCreated {...created} level={level}>
        <ButtonLink href="/sign-in">{intl.formatMessage('account.signIn')}</ButtonLink>
      </AccountCreated>
    );
  }
  return (
    <Stack gap="x4">
      <Heading level={level}>
        {intl.formatMessage(level === 2 ? 'account.create.saveDetails' : 'account.create.title')}
      </Heading>
      <Text tone="secondary">{intl.formatMessage('account.create.text')}</Text>
      <CreateAccountForm initial={initial} rules={rules} {...accountFields} onCreated={goOn} />
    </Stack>
  );
}

/**
 * Where an order ends: the receipt, and the form that keeps the details for next time.
 */
export const page = definePage({
  messageCatalogs: [accountMessages, authMessages, formsMessages],
  load: async (_: object, { intl, fetch, layout, query }) => {
    const [{ storeConfig }, attributes] = await Promise.all([
      fetch(passwordRulesQuery, {}),
      layout.capabilities.includes('addressAttributes')
        ? // Most shops require nothing else: the form without further fields is better than none.
          fetch(customerAttributesQuery, { form: createAccountForm }).catch(() => undefined)
        : undefined,
      preloadCaptcha({ layout, query }),
    ]);
    const accountFields = toAccountFields(attributes);
    const isReceipt = typeof window !== 'undefined' && orderMemory.readReceipt() !== null;
    return {
      view: { rules: toPasswordRules(storeConfig ?? {}), ...(hasAccountFields(accountFields) && { accountFields }) },
      metadata: { title: intl.formatMessage(isReceipt ? 'account.receipt.thanks' : 'account.create.title') },
    };
  },
  Component: CreateAccountPage,
});
