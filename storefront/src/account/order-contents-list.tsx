import { CardSection } from '@witryna/ui/card';
import { OrderedItems } from '@witryna/ui/order-confirmation';
import { PriceSummary, type PriceSummaryRow } from '@witryna/ui/price-summary';
import { Text } from '@witryna/ui/text';
import type { Receipt } from '../checkout/index.ts';
import { formatMinorUnits, useIntl } from '../i18n/index.ts';

type Contents = NonNullable<Receipt['contents']>;

/** What was ordered and what it costs, as the shopper saw it when ordering. */
export function OrderContentsList({ contents }: { contents: Contents }) {
  const intl = useIntl();
  const { items, gift, giftMessages = [], delivery, payment, amounts, total } = contents;
  const rows: PriceSummaryRow[] = [
    ...(delivery === ''
      ? []
      : [{ id: 'delivery-method', label: intl.formatMessage('account.receipt.delivery'), value: delivery }]),
    { id: 'payment-method', label: intl.formatMessage('account.receipt.payment'), value: payment },
    ...(amounts ?? [
      {
        id: 'total',
        label: intl.formatMessage('account.receipt.total'),
        value: formatMinorUnits(intl, total.minor, total.currency),
        total: true,
      },
    ]),
  ];
  return (
    <CardSection aria-label={intl.formatMessage('account.receipt.ordered')}>
      <OrderedItems
        items={[
          ...items.map(({ name, quantity, options, image, price }, index) => ({
            id: String(index),
            name: intl.formatMessage('account.receipt.item', { name, quantity }),
            details: options,
            imageSrc: image ?? null,
            total: price,
          })),
          ...(gift === null ? [] : [{ id: 'gift', name: intl.formatMessage('account.receipt.gift', { name: gift }) }]),
        ]}
      />
      {giftMessages.map((text, index) => (
        // Lines of one product may have the same text.
        <Text key={index} size="small" keepLineBreaks>
          {text}
        </Text>
      ))}
      <PriceSummary rows={rows} />
    </CardSection>
  );
}
