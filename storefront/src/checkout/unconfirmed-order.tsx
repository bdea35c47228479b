import { Button } from '@witryna/ui/button';
import { MessagePage } from '@witryna/ui/message-page';
import { useIntl } from '../i18n/index.ts';
import type { Checkout } from './use-checkout.ts';

/**
 * Message for an order that was sent before a reload or in another window and is not confirmed yet. Shows no payment
 * form (F40, F43).
 */
export function UnconfirmedOrder({ checkout: { state, checkOrder } }: { checkout: Checkout }) {
  const intl = useIntl();
  return (
    <MessagePage
      role="alert"
      headingLevel={2}
      title={intl.formatMessage('checkout.order.unknownTitle')}
      description={state.errors.order ?? ''}
      actions={
        <Button
          loading={state.isSubmitting}
          loadingLabel={intl.formatMessage('checkout.order.checking')}
          onClick={() => void checkOrder()}
        >
          {intl.formatMessage('checkout.order.checkAgain')}
        </Button>
      }
    />
  );
}
