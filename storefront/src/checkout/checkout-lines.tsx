import { Image } from '@witryna/ui/image';
import { Text } from '@witryna/ui/text';
import type { Cart } from '../cart/index.ts';
import { formatHundredths, useIntl } from '../i18n/index.ts';
import * as styles from './checkout-page.css.ts';
import { messages } from './messages.ts';

/** What is being ordered, in short. */
export function CheckoutLines({ cart }: { cart: Cart }) {
  const intl = useIntl();
  return (
    <ul role="list" className={styles.lines} aria-label={intl.formatMessage(messages.items)}>
      {cart.lines.map((line) => (
        <li key={line.uid} className={styles.line}>
          <div className={styles.picture}>{line.image && <Image src={line.image} alt="" maximumWidth={80} />}</div>
          <div className={styles.lineText}>
            <Text size="small" weight="semibold">
              {intl.formatMessage(messages.itemQuantity, { name: line.name, quantity: line.quantity })}
            </Text>
            <Text size="caption" tone="secondary">
              {line.options.map(({ value }) => value).join(', ')}
            </Text>
          </div>
          <Text size="small">{line.total ? formatHundredths(intl, line.total.minor, line.total.currency) : ''}</Text>
        </li>
      ))}
      {cart.freeGift && (
        <li className={styles.line}>
          <div className={styles.picture}>{cart.freeGift.image && <Image src={cart.freeGift.image} alt="" maximumWidth={80} />}</div>
          <div className={styles.lineText}>
            <Text size="small" weight="semibold">
              {intl.formatMessage(messages.gift, { name: cart.freeGift.name })}
            </Text>
          </div>
          <Text size="small">{intl.formatMessage(messages.giftPrice)}</Text>
        </li>
      )}
    </ul>
  );
}
