import { Button } from '@witryna/ui/button';
import { Card } from '@witryna/ui/card';
import { Columns, Inline, Stack } from '@witryna/ui/layout';
import { OrderStatus } from '@witryna/ui/order-list';
import { OrderSummary } from '@witryna/ui/order-summary';
import { PostalAddress } from '@witryna/ui/postal-address';
import { Heading, Text } from '@witryna/ui/text';
import type { ReactNode, Ref } from 'react';
import { toOptionTexts, useTaxDisplay } from '../cart/index.ts';
import { useLayout } from '../platform/layout/layout-context.tsx';
import { formatMinorUnits, formatMoney, type IntlShape, useIntl } from '../i18n/index.ts';
import { useAddressLines } from '../postal-address/index.ts';
import { WithdrawalLink } from '../withdrawal/index.ts';
import { getLineTotal, getLineTotalWithoutTax } from './order-amounts.ts';
import { getOrderRows } from './order-rows.ts';
import type { OrderTaxDisplay } from './order-tax-display.ts';
import type { DocumentLine, MoneyResponse, Order, OrderDocument, OrderLine } from './order.ts';

interface OrderDetailsProps {
  order: Order;
  taxDisplay: OrderTaxDisplay;
  /** Of the status, which takes the focus. */
  statusRef?: Ref<HTMLSpanElement>;
}

/** An order: date, status, products, amounts, addresses, delivery, payment, parcels and messages. */
export function OrderDetails({ order, taxDisplay, statusRef = null }: OrderDetailsProps) {
  const intl = useIntl();
  const { store } = useLayout();
  const toLines = useAddressLines();
  const shippingAddress = toLines(order.shippingAddress ?? {});
  const billingAddress = toLines(order.billingAddress ?? {});
  const { hasFixedTaxDetails } = useTaxDisplay(order.lines.some(({ fixedTaxes }) => fixedTaxes !== undefined));
  const title = (text: string, id: string) => (
    <Heading level={2} size="h5" id={id}>
      {text}
    </Heading>
  );
  const fact = (id: string, text: string, children: ReactNode) => (
    <Card as="section" size="small" gap="x2" aria-labelledby={id}>
      {title(text, id)}
      {children}
    </Card>
  );
  const documents = (
    id: string,
    heading: 'orders.invoices' | 'orders.creditMemos',
    label: 'orders.invoice' | 'orders.creditMemo',
    items: readonly OrderDocument[],
  ) =>
    items.length > 0 && (
      <Stack as="section" gap="x3" aria-labelledby={id}>
        {title(intl.formatMessage(heading), id)}
        {items.map(({ id: uid, number, lines, total }) => (
          <div key={uid}>
            <Text weight="semibold">
              {intl.formatMessage(label, { number, total: formatMoney(intl, total, store.currency) ?? '' })}
            </Text>
            <DocumentLines lines={lines} />
          </div>
        ))}
      </Stack>
    );
  return (
    <Stack gap="x6">
      <Inline gap="x3">
        <OrderStatus ref={statusRef} tabIndex={-1}>
          {order.status}
        </OrderStatus>
        <Text tone="secondary">
          {intl.formatMessage('orders.placed', { date: intl.formatDate(order.date, { dateStyle: 'long' }) })}
        </Text>
      </Inline>
      <OrderSummary
        title={intl.formatMessage('orders.products')}
        lines={order.lines.map((line) => ({
          id: line.id,
          name: line.name,
          imageSrc: line.image ?? undefined,
          quantity: intl.formatNumber(line.ordered),
          details: [
            ...toOptionTexts(intl, line.options),
            ...toUnitPrice(intl, line, store.currency),
            ...toTotalWithoutTax(intl, getLineTotalWithoutTax(line, taxDisplay), store.currency),
            ...(hasFixedTaxDetails ? (line.fixedTaxes ?? []) : []).map(({ label, amount: { minor, currency } }) =>
              intl.formatMessage('orders.fixedTax', { label, price: formatMinorUnits(intl, minor, currency) }),
            ),
            ...(line.shipped > 0 && line.shipped < line.ordered
              ? [intl.formatMessage('orders.shipped', { shipped: line.shipped, ordered: line.ordered })]
              : []),
            ...(line.giftMessage ? [intl.formatMessage('orders.giftMessageLine', { ...line.giftMessage })] : []),
          ],
          total: formatMoney(intl, getLineTotal(line, taxDisplay), store.currency) ?? '',
        }))}
        rows={getOrderRows(intl, order, taxDisplay, store.currency)}
      />
      <Columns template="pairs" gap="x4">
        {shippingAddress.length > 0 &&
          fact(
            'order-shipping-address',
            intl.formatMessage('orders.shippingAddress'),
            <PostalAddress lines={shippingAddress} />,
          )}
        {billingAddress.length > 0 &&
          fact(
            'order-billing-address',
            intl.formatMessage('orders.billingAddress'),
            <PostalAddress lines={billingAddress} />,
          )}
        {order.shippingMethod &&
          fact('order-shipping', intl.formatMessage('orders.shippingMethod'), <Text>{order.shippingMethod}</Text>)}
        {order.paymentMethod &&
          fact('order-payment', intl.formatMessage('orders.paymentMethod'), <Text>{order.paymentMethod}</Text>)}
      </Columns>
      {/* Nothing of downloads and the like is ever sent. */}
      {(shippingAddress.length > 0 || order.shipments.length > 0) && (
        <Stack as="section" gap="x3" aria-labelledby="order-shipments">
          {title(intl.formatMessage('orders.shipments'), 'order-shipments')}
          {order.shipments.length === 0 && <Text tone="secondary">{intl.formatMessage('orders.noShipments')}</Text>}
          {order.shipments.map(({ id, number, tracking, lines }) => (
            <div key={id}>
              <Text weight="semibold">{intl.formatMessage('orders.shipment', { number })}</Text>
              {tracking.map((parcel, index) => (
                <Text key={`${index} ${parcel.number}`}>{intl.formatMessage('orders.tracking', parcel)}</Text>
              ))}
              <DocumentLines lines={lines} />
            </div>
          ))}
        </Stack>
      )}
      {documents('order-invoices', 'orders.invoices', 'orders.invoice', order.invoices)}
      {documents('order-credit-memos', 'orders.creditMemos', 'orders.creditMemo', order.creditMemos)}
      {order.giftMessage && (
        <Stack as="section" gap="x3" aria-labelledby="order-gift-message">
          {title(intl.formatMessage('orders.giftMessage'), 'order-gift-message')}
          <Text size="small" tone="secondary">
            {intl.formatMessage('orders.giftMessageFrom', {
              from: order.giftMessage.from,
              to: order.giftMessage.to,
            })}
          </Text>
          <Text keepLineBreaks>{order.giftMessage.message}</Text>
        </Stack>
      )}
      {order.comments.length > 0 && (
        <Stack as="section" gap="x3" aria-labelledby="order-comments">
          {title(intl.formatMessage('orders.comments'), 'order-comments')}
          {order.comments.map(({ message, date }, index) => (
            <div key={`${index} ${date}`}>
              <Text size="small" tone="secondary">
                {intl.formatDate(date, { dateStyle: 'long' })}
              </Text>
              <Text keepLineBreaks>{message}</Text>
            </div>
          ))}
        </Stack>
      )}
      <Stack align="start" screenOnly>
        <WithdrawalLink number={order.number} />
        <Button variant="quiet" onClick={() => window.print()}>
          {intl.formatMessage('orders.print')}
        </Button>
      </Stack>
    </Stack>
  );
}

/** The price of a piece, where the total of the line is not known. */
function toUnitPrice(intl: IntlShape, { price }: OrderLine, currency: string): string[] {
  const text = formatMoney(intl, price, currency);
  return text === undefined ? [] : [intl.formatMessage('orders.unitPrice', { price: text })];
}

function toTotalWithoutTax(intl: IntlShape, total: MoneyResponse, currency: string): string[] {
  const text = formatMoney(intl, total, currency);
  return text === undefined ? [] : [intl.formatMessage('orders.lineWithoutTax', { price: text })];
}

/** What is in an invoice, a parcel or a credit memo. */
function DocumentLines({ lines }: { lines: readonly DocumentLine[] }) {
  const intl = useIntl();
  return lines.map(({ id, name, quantity }) => (
    <Text key={id} size="small" tone="secondary">
      {`${intl.formatNumber(quantity)} × ${name}`}
    </Text>
  ));
}
