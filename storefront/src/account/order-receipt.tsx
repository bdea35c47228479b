import { SuccessIcon } from '@witryna/ui/icon';
import { Stack } from '@witryna/ui/layout';
import { PriceSummary } from '@witryna/ui/price-summary';
import { Heading, Text } from '@witryna/ui/text';
import { useEffect, useRef } from 'react';
import { orderMemory, useOrderNumber, type Receipt } from '../checkout/index.ts';
import { formatHundredths, useIntl } from '../i18n/index.ts';
import { messages } from './messages.ts';
import * as styles from './order-receipt.css.ts';

/** The confirmation of an order: its heading, with the number, takes the focus, the e-mail address is repeated (CO-8), and what was ordered. */
export function OrderReceipt({ receipt }: { receipt: Receipt }) {
  const { email, shippingAddress, paymentAwaited, contents } = receipt;
  const intl = useIntl();
  const heading = useRef<HTMLHeadingElement>(null);
  const number = useOrderNumber(receipt);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (!receipt.isShown) orderMemory.keepReceipt({ ...(orderMemory.readReceipt() ?? receipt), isShown: true });
  }, [receipt]);
  return (
    <section className={styles.receipt} aria-labelledby="order-receipt">
      <span className={styles.mark}>
        <SuccessIcon />
      </span>
      <Heading ref={heading} level={1} tabIndex={-1} id="order-receipt">
        {intl.formatMessage(messages.thanks)}
      </Heading>
      <Text role="status" size="lead" weight="semibold">
        {number === null ? intl.formatMessage(messages.orderReceived) : intl.formatMessage(messages.orderNumber, { number })}
      </Text>
      {paymentAwaited && <Text weight="semibold">{intl.formatMessage(messages.paymentAwaited)}</Text>}
      <Text>{intl.formatMessage(messages.confirmation, { email })}</Text>
      <Stack gap="xxs">
        <Text size="small" tone="secondary">
          {intl.formatMessage(messages.shipsTo)}
        </Text>
        <Text>
          {shippingAddress.firstname} {shippingAddress.lastname}, {shippingAddress.street.join(' / ')}, {shippingAddress.postcode}{' '}
          {shippingAddress.city}
        </Text>
      </Stack>
      {contents && <Ordered contents={contents} />}
    </section>
  );
}

function Ordered({ contents: { items, gift, delivery, payment, total } }: { contents: NonNullable<Receipt['contents']> }) {
  const intl = useIntl();
  return (
    <section className={styles.ordered} aria-label={intl.formatMessage(messages.ordered)}>
      <Stack as="ul" role="list" gap="x1">
        {items.map(({ name, quantity }, index) => (
          <li key={index}>{intl.formatMessage(messages.orderedItem, { name, quantity })}</li>
        ))}
        {gift !== null && <li>{intl.formatMessage(messages.orderedGift, { name: gift })}</li>}
      </Stack>
      <PriceSummary
        rows={[
          { id: 'delivery', label: intl.formatMessage(messages.delivery), value: delivery },
          { id: 'payment', label: intl.formatMessage(messages.payment), value: payment },
          { id: 'total', label: intl.formatMessage(messages.total), value: formatHundredths(intl, total.minor, total.currency), total: true },
        ]}
      />
    </section>
  );
}
