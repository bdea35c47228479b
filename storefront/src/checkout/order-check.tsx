import { Button } from '@witryna/ui/button';
import { Stack } from '@witryna/ui/layout';
import { Text } from '@witryna/ui/text';
import { useIntl } from '../i18n/index.ts';
import { messages } from './messages.ts';
import type { Checkout } from './use-checkout.ts';

/** An order that was sent before a reload and whose outcome nobody knows yet: what to do, and nothing to pay with (F40, F43). */
export function OrderCheck({ checkout: { state, checkOrder } }: { checkout: Checkout }) {
  const intl = useIntl();
  return (
    <Stack gap="x4" align="start">
      <Text role="alert">{state.errors.order}</Text>
      <Button busy={state.isSubmitting} busyLabel={intl.formatMessage(messages.orderChecking)} onClick={() => void checkOrder()}>
        {intl.formatMessage(messages.orderCheckAgain)}
      </Button>
    </Stack>
  );
}
