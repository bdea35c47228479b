import { ButtonLink } from '@witryna/ui/button';
import { Stack } from '@witryna/ui/layout';
import { Text, TextLink } from '@witryna/ui/text';
import { useIntl } from '../i18n/index.ts';

/**
 * Links to the orders of a customer who has just ordered.
 *
 * @param byGuest the order on the receipt is in no account, and its list of orders would be empty
 */
export function ToOrders({ byGuest }: { byGuest: boolean }) {
  const intl = useIntl();
  if (byGuest) {
    return (
      <Stack gap="x4" align="start">
        <Text>{intl.formatMessage('account.orderedAsGuest')}</Text>
        <ButtonLink href="/track-my-order/">{intl.formatMessage('account.trackOrder')}</ButtonLink>
        <TextLink href="/customer/account/">{intl.formatMessage('account.view.myAccount')}</TextLink>
      </Stack>
    );
  }
  return (
    <Stack align="start">
      <ButtonLink href="/order-history">{intl.formatMessage('account.allOrders')}</ButtonLink>
    </Stack>
  );
}
