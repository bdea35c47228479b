import { Card, CardActions } from '@witryna/ui/card';
import { Columns, Stack } from '@witryna/ui/layout';
import { PostalAddress } from '@witryna/ui/postal-address';
import { Heading, Text, TextLink } from '@witryna/ui/text';
import { useQuery } from '../commerce/index.ts';
import { useIntl } from '../i18n/index.ts';
import { OrderList, QueryView, recentOrdersQuery } from '../orders/index.ts';
import { useAddressLines } from '../postal-address/index.ts';
import { customerQuery } from '../auth/index.ts';
import { addressBookQuery } from './addresses/address-operations.ts';
import { toCustomerAddresses } from './addresses/customer-address.ts';

const recentOrders = 5;

/** What the account begins with: who, the latest orders, the address, the newsletter. */
export function Overview() {
  const intl = useIntl();
  const customer = useQuery(customerQuery, {}, { policy: 'cache-and-network' });
  const orders = useQuery(recentOrdersQuery, { pageSize: recentOrders }, { policy: 'cache-and-network' });
  return (
    <Stack gap="x8">
      <QueryView words="account" state={customer} read={({ customer: found }) => found}>
        {({ firstname, lastname, email, is_subscribed }) => (
          <Stack gap="x6">
            <Text>
              {intl.formatMessage('account.hello', { name: [firstname, lastname].filter(Boolean).join(' '), email })}
            </Text>
            <Columns template="pairs" gap="x4">
              <AddressCard />
              <Card as="section" aria-labelledby="account-newsletter">
                <Heading level={2} size="h5" id="account-newsletter">
                  {intl.formatMessage('account.nav.communications')}
                </Heading>
                <Text>{intl.formatMessage(is_subscribed ? 'account.newsletterOn' : 'account.newsletterOff')}</Text>
                <CardActions>
                  <TextLink href="/communications">{intl.formatMessage('account.nav.communications')}</TextLink>
                </CardActions>
              </Card>
            </Columns>
          </Stack>
        )}
      </QueryView>
      <Stack as="section" gap="x4" aria-labelledby="account-orders">
        <Heading level={2} id="account-orders">
          {intl.formatMessage('account.recentOrders')}
        </Heading>
        <QueryView words="orders" state={orders} read={({ customer: found }) => found?.orders ?? null}>
          {({ items, total_count }) => (
            <Stack gap="x4" align="start">
              <OrderList orders={items} caption={intl.formatMessage('account.recentOrders')} />
              {(total_count ?? 0) > recentOrders && (
                <TextLink href="/order-history">{intl.formatMessage('account.allOrders')}</TextLink>
              )}
            </Stack>
          )}
        </QueryView>
      </Stack>
    </Stack>
  );
}

function AddressCard() {
  const intl = useIntl();
  const toLines = useAddressLines();
  const state = useQuery(addressBookQuery, {}, { policy: 'cache-and-network' });
  return (
    <Card as="section" aria-labelledby="account-address">
      <Heading level={2} size="h5" id="account-address">
        {intl.formatMessage('account.address.defaultShipping')}
      </Heading>
      <QueryView
        words="account"
        state={state}
        read={({ customer }) => customer && toCustomerAddresses(customer.addresses)}
      >
        {(addresses) => {
          const shipping = addresses.find(({ isDefaultShipping }) => isDefaultShipping);
          return shipping ? (
            <PostalAddress lines={toLines({ ...shipping.address, region: shipping.regionName })} />
          ) : (
            <Text tone="secondary">
              {intl.formatMessage(addresses.length === 0 ? 'account.address.empty' : 'account.address.noDefault')}
            </Text>
          );
        }}
      </QueryView>
      <CardActions>
        <TextLink href="/address-book">{intl.formatMessage('account.nav.addresses')}</TextLink>
      </CardActions>
    </Card>
  );
}
