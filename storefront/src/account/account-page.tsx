import { Button, ButtonLink } from '@witryna/ui/button';
import { Inline, PageBlock, Stack } from '@witryna/ui/layout';
import { Skeleton } from '@witryna/ui/skeleton';
import { Heading, Text } from '@witryna/ui/text';
import { useEffect, useState } from 'react';
import { definePage, useFrame, useInBrowser, useNavigation } from '../app/index.ts';
import { useOperation } from '../commerce/index.ts';
import { formatMoney, useIntl } from '../i18n/index.ts';
import { useSession } from '../session/index.ts';
import { accountQuery } from './account-operations.ts';
import { accountCatalogue, messages } from './messages.ts';
import * as styles from './account-page.css.ts';
import { useSignOut } from './use-sign-out.ts';

function AccountPage() {
  const intl = useIntl();
  const navigation = useNavigation();
  const { token } = useSession();
  const inBrowser = useInBrowser();
  useEffect(() => {
    // The page that needs the sign-in is remembered in the history entry, never in the address (RTE-25, RSK-28).
    if (inBrowser && token === undefined) {
      void navigation?.navigate('/sign-in', { replace: true, state: { returnTo: window.location.pathname } });
    }
  }, [inBrowser, token, navigation]);
  return (
    <PageBlock space="x8">
      <Stack gap="x8">
        <Heading level={1}>{intl.formatMessage(messages.accountTitle)}</Heading>
        {token === undefined ? <Loading /> : <Account />}
      </Stack>
    </PageBlock>
  );
}

function Loading() {
  const intl = useIntl();
  return (
    <Stack role="status" aria-label={intl.formatMessage(messages.loading)}>
      <Skeleton width="40%" />
      <Skeleton />
      <Skeleton />
    </Stack>
  );
}

function Account() {
  const intl = useIntl();
  const { store } = useFrame();
  const { data, error, revalidate } = useOperation(accountQuery, {}, { policy: 'cache-and-network' });
  const signOut = useSignOut();
  const [leaving, setLeaving] = useState(false);
  const customer = data?.customer;
  if (!customer) {
    if (error === undefined) return <Loading />;
    return (
      <Stack align="start">
        <Text role="alert">{intl.formatMessage(messages.loadFailed)}</Text>
        <Button variant="secondary" onClick={() => void revalidate()}>
          {intl.formatMessage(messages.retry)}
        </Button>
      </Stack>
    );
  }
  const orders = (customer.orders?.items ?? []).flatMap((order) => (order ? [order] : []));
  const name = [customer.firstname, customer.lastname].filter(Boolean).join(' ');
  return (
    <Stack gap="x8">
      <Inline justify="between">
        <Text>{intl.formatMessage(messages.hello, { name, email: customer.email })}</Text>
        <Button
          variant="secondary"
          busy={leaving}
          busyLabel={intl.formatMessage(messages.signingOut)}
          onClick={() => {
            setLeaving(true);
            void signOut();
          }}
        >
          {intl.formatMessage(messages.signOut)}
        </Button>
      </Inline>
      <Stack as="section" gap="x4" aria-labelledby="orders">
        <Heading level={2} id="orders">
          {intl.formatMessage(messages.orders)}
        </Heading>
        {orders.length === 0 ? (
          <Stack align="start">
            <Text tone="secondary">{intl.formatMessage(messages.noOrders)}</Text>
            <ButtonLink href="/">{intl.formatMessage(messages.backToShop)}</ButtonLink>
          </Stack>
        ) : (
          <div className={styles.scroll} tabIndex={0} role="region" aria-labelledby="orders">
            <table className={styles.table}>
              <thead>
                <tr>
                  {[messages.orderNumber, messages.orderDate, messages.orderStatus, messages.orderTotal].map((title) => (
                    <th key={title.id} scope="col" className={styles.cell}>
                      {intl.formatMessage(title)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {orders.map((order) => (
                  <tr key={order.number}>
                    <th scope="row" className={styles.cell}>
                      {order.number}
                    </th>
                    <td className={styles.cell}>{intl.formatDate(order.order_date.slice(0, 10), { dateStyle: 'long' })}</td>
                    <td className={styles.cell}>{order.status}</td>
                    <td className={styles.cell}>{formatMoney(intl, order.total?.grand_total, store.currency)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </Stack>
    </Stack>
  );
}

/** The account of a signed-in customer: who, and the orders (RTE-18, RTE-19). */
export const page = definePage({
  catalogues: [accountCatalogue],
  load: (_: object, { intl }) => Promise.resolve({ view: null, metadata: { title: intl.formatMessage(messages.accountTitle) } }),
  Component: AccountPage,
});
