import { Stack } from '@witryna/ui/layout';
import { Heading, Text, TextLink } from '@witryna/ui/text';
import { useOperation } from '../commerce/index.ts';
import { useIntl } from '../i18n/index.ts';
import { AddressLines, OrderList, QueryView, recentOrdersQuery } from '../orders/index.ts';
import { customerQuery } from '../session/index.ts';
import * as styles from './account.css.ts';
import { addressBookQuery } from './addresses/address-operations.ts';
import { addressLines, readAddressBook } from './addresses/customer-address.ts';
import { messages } from './messages.ts';

const recentOrders = 5;

/** What the account begins with: who, the latest orders, the address, the newsletter (RTE-18). */
export function Overview() {
  const intl = useIntl();
  const customer = useOperation(customerQuery, {}, { policy: 'cache-and-network' });
  const orders = useOperation(recentOrdersQuery, { pageSize: recentOrders }, { policy: 'cache-and-network' });
  return (
    <Stack gap="x8">
      <QueryView words={messages} state={customer} read={({ customer: found }) => found}>
        {({ firstname, lastname, email, is_subscribed }) => (
          <Stack gap="x6">
            <Text>
              {intl.formatMessage(messages.hello, { name: [firstname, lastname].filter(Boolean).join(' '), email })}
            </Text>
            <div className={styles.cards}>
              <AddressCard />
              <section className={styles.card} aria-labelledby="account-newsletter">
                <Heading level={2} size="h5" id="account-newsletter">
                  {intl.formatMessage(messages.communications)}
                </Heading>
                <Text>{intl.formatMessage(is_subscribed ? messages.newsletterOn : messages.newsletterOff)}</Text>
                <TextLink href="/communications" className={styles.cardEnd}>
                  {intl.formatMessage(messages.communications)}
                </TextLink>
              </section>
            </div>
          </Stack>
        )}
      </QueryView>
      <Stack as="section" gap="x4" aria-labelledby="account-orders">
        <Heading level={2} id="account-orders">
          {intl.formatMessage(messages.recentOrders)}
        </Heading>
        <QueryView words={messages} state={orders} read={({ customer: found }) => found?.orders}>
          {({ items, total_count }) => (
            <Stack gap="x4" align="start">
              <OrderList orders={items} caption={intl.formatMessage(messages.recentOrders)} />
              {(total_count ?? 0) > recentOrders && <TextLink href="/order-history">{intl.formatMessage(messages.allOrders)}</TextLink>}
            </Stack>
          )}
        </QueryView>
      </Stack>
    </Stack>
  );
}

function AddressCard() {
  const intl = useIntl();
  const state = useOperation(addressBookQuery, {}, { policy: 'cache-and-network' });
  return (
    <section className={styles.card} aria-labelledby="account-address">
      <Heading level={2} size="h5" id="account-address">
        {intl.formatMessage(messages.defaultShipping)}
      </Heading>
      <QueryView words={messages} state={state} read={({ customer }) => customer && readAddressBook(customer.addresses)}>
        {(addresses) => {
          const shipping = addresses.find(({ isDefaultShipping }) => isDefaultShipping);
          return shipping ? (
            <AddressLines lines={addressLines(shipping)} />
          ) : (
            <Text tone="secondary">{intl.formatMessage(messages.addressEmpty)}</Text>
          );
        }}
      </QueryView>
      <TextLink href="/address-book" className={styles.cardEnd}>
        {intl.formatMessage(messages.addresses)}
      </TextLink>
    </section>
  );
}
