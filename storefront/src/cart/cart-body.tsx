import { Button, ButtonLink } from '@witryna/ui/button';
import { Stack } from '@witryna/ui/layout';
import { MessagePage } from '@witryna/ui/message-page';
import { Skeleton } from '@witryna/ui/skeleton';
import { Text } from '@witryna/ui/text';
import { useIntl } from '../i18n/index.ts';
import { FreeGift } from './free-gift.tsx';
import { FreeShipping } from './free-shipping.tsx';
import { CartLines } from './cart-lines.tsx';
import { messages } from './messages.ts';
import type { CartView } from './use-cart-view.ts';

interface CartBodyProps {
  view: CartView;
  /** A link was followed, e.g. to close the panel. */
  onFollow?(): void;
}

/** What stands in the cart, or why nothing does: loading, failed, empty. */
export function CartBody({ view, onFollow }: CartBodyProps) {
  const intl = useIntl();
  const { cart, loading, notices, error, retry } = view.state;
  if (loading && !cart) {
    return (
      <Stack gap="x3" role="status" aria-label={intl.formatMessage(messages.loading)}>
        <Skeleton />
        <Skeleton width="70%" />
        <Skeleton />
        <Skeleton width="70%" />
      </Stack>
    );
  }
  if (error !== undefined && !cart) {
    return (
      <Stack gap="x4" align="start">
        <Text role="alert">{intl.formatMessage(messages.failed)}</Text>
        <Button variant="secondary" onClick={() => void retry()}>
          {intl.formatMessage(messages.retry)}
        </Button>
      </Stack>
    );
  }
  if (!cart || cart.lines.length === 0) {
    return (
      <MessagePage
        headingLevel={2}
        titleRef={view.focus.title}
        title={intl.formatMessage(messages.emptyTitle)}
        text={intl.formatMessage(messages.emptyText)}
        actions={
          <ButtonLink href="/" {...(onFollow && { onClick: onFollow })}>
            {intl.formatMessage(messages.startShopping)}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <Stack gap="x3">
      {notices.length > 0 && (
        <Text role="alert" tone="error" size="small">
          {intl.formatMessage(messages.outOfStockLines)}
        </Text>
      )}
      <FreeShipping facts={cart.freeShipping} />
      <CartLines cart={cart} view={view} {...(onFollow && { onFollow })} />
      {cart.freeGift && <FreeGift gift={cart.freeGift} {...(onFollow && { onFollow })} />}
    </Stack>
  );
}
