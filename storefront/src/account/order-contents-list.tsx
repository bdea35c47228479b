import { Image } from '@witryna/ui/image';
import { PriceSummary, type PriceSummaryRow } from '@witryna/ui/price-summary';
import { Text } from '@witryna/ui/text';
import type { Receipt } from '../checkout/index.ts';
import { formatHundredths, useIntl } from '../i18n/index.ts';
import * as styles from './order-contents-list.css.ts';

type Contents = NonNullable<Receipt['contents']>;

/** What was ordered and what it costs, as the shopper saw it when ordering. */
export function OrderContentsList({ contents }: { contents: Contents }) {
  const intl = useIntl();
  const { items, gift, delivery, payment, amounts, total } = contents;
  const rows: PriceSummaryRow[] = [
    { id: 'delivery-method', label: intl.formatMessage('account.receipt.delivery'), value: delivery },
    { id: 'payment-method', label: intl.formatMessage('account.receipt.payment'), value: payment },
    ...(amounts ?? [
      {
        id: 'total',
        label: intl.formatMessage('account.receipt.total'),
        value: formatHundredths(intl, total.minor, total.currency),
        total: true,
      },
    ]),
  ];
  return (
    <section className={styles.section} aria-label={intl.formatMessage('account.receipt.ordered')}>
      <ul role="list" className={styles.list}>
        {items.map(({ name, quantity, options, image, price }, index) => (
          <li key={index} className={styles.item}>
            <div className={styles.picture}>{image && <Image src={image} alt="" maxWidth={80} />}</div>
            <div className={styles.words}>
              <Text weight="semibold">{intl.formatMessage('account.receipt.item', { name, quantity })}</Text>
              {options && (
                <Text size="small" tone="secondary">
                  {options}
                </Text>
              )}
            </div>
            {price && <Text>{price}</Text>}
          </li>
        ))}
        {gift !== null && (
          <li className={styles.item}>
            <Text weight="semibold">{intl.formatMessage('account.receipt.gift', { name: gift })}</Text>
          </li>
        )}
      </ul>
      <PriceSummary rows={rows} />
    </section>
  );
}
