import { Stack } from '@witryna/ui/layout';
import { OrderConfirmation } from '@witryna/ui/order-confirmation';
import { Text, TextLink } from '@witryna/ui/text';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useStorage } from '../platform/storage-context.tsx';
import { markReceiptShown, orderAttemptsIn, orderMemory, useOrderNumber, type Receipt } from '../checkout/index.ts';
import { useIntl } from '../i18n/index.ts';
import { AddressText, useAddressLines } from '../postal-address/index.ts';
import { getDeliveryText } from './get-delivery-text.ts';
import { OrderContentsList } from './order-contents-list.tsx';
import { PaymentInstructions } from './payment-instructions.tsx';

/**
 * Time in ms on the screen after which a receipt has been read: one that flashes up while its page is being left has
 * not.
 */
const readingTime = 2000;

/** Calls back when the page has been visible for the reading time. @returns gives it up */
function onceRead(onRead: () => void): () => void {
  let timer = 0;
  const start = () => {
    window.clearTimeout(timer);
    if (document.visibilityState === 'visible') timer = window.setTimeout(onRead, readingTime);
  };
  document.addEventListener('visibilitychange', start);
  start();
  return () => {
    window.clearTimeout(timer);
    document.removeEventListener('visibilitychange', start);
  };
}

interface OrderReceiptProps {
  receipt: Receipt;
  /** Has a link to the page that finds an order by its number and e-mail address. */
  withTracking: boolean;
}

/**
 * The confirmation of an order: its heading takes the focus, the number and the e-mail address are said, then
 * how to pay and what was ordered.
 */
export function OrderReceipt({ receipt, withTracking }: OrderReceiptProps) {
  const { email, shippingAddress, paymentAwaited, contents } = receipt;
  const pickup = contents?.pickup;
  const intl = useIntl();
  const toLines = useAddressLines();
  const heading = useRef<HTMLHeadingElement>(null);
  const number = useOrderNumber(receipt);
  useEffect(() => heading.current?.focus(), []);
  const placedCartId = receipt.placed?.cartId;
  // Before anything looks whether the order needs a notice.
  useLayoutEffect(() => (placedCartId === undefined ? undefined : markReceiptShown(placedCartId)), [placedCartId]);
  const storage = useStorage();
  useEffect(
    () =>
      onceRead(() => {
        if (receipt.placed) orderAttemptsIn(storage).dispatch({ type: 'show', cartId: receipt.placed.cartId });
        if (!receipt.isShown) orderMemory.keepReceipt({ ...(orderMemory.readReceipt() ?? receipt), isShown: true });
      }),
    [receipt, storage],
  );
  return (
    <OrderConfirmation id="order-receipt" title={intl.formatMessage('account.receipt.thanks')} titleRef={heading}>
      <Text role="status" size="lead" weight="semibold">
        {number === null
          ? intl.formatMessage('account.receipt.received')
          : intl.formatMessage('account.receipt.orderNumber', { number })}
      </Text>
      {paymentAwaited && <Text weight="semibold">{intl.formatMessage('account.receipt.paymentAwaited')}</Text>}
      <Text>{intl.formatMessage('account.receipt.confirmation', { email })}</Text>
      {withTracking && (
        <Stack align="start" screenOnly>
          <TextLink href="/track-my-order/">{intl.formatMessage('account.trackOrder')}</TextLink>
        </Stack>
      )}
      {contents?.paymentCode && <PaymentInstructions method={contents.paymentCode} />}
      {contents && <OrderContentsList contents={contents} />}
      {contents?.delivery !== '' && (
        <Stack gap="xxs">
          <Text size="small" tone="secondary">
            {intl.formatMessage(pickup === undefined ? 'account.receipt.shipsTo' : 'account.receipt.pickupAt')}
          </Text>
          <Text>
            <AddressText>{getDeliveryText(toLines, shippingAddress, pickup)}</AddressText>
          </Text>
        </Stack>
      )}
    </OrderConfirmation>
  );
}
