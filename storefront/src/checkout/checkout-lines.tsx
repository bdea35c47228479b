import { Button } from '@witryna/ui/button';
import { Image } from '@witryna/ui/image';
import { Text } from '@witryna/ui/text';
import { useState } from 'react';
import { useToast } from '../app/index.ts';
import { useCartActions, type Cart, type CartLine } from '../cart/index.ts';
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
            {!line.available && <UnavailableLine line={line} />}
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

/** What ran out since it was chosen: the rest can be ordered without it. */
function UnavailableLine({ line: { uid, name, soldOut } }: { line: CartLine }) {
  const intl = useIntl();
  const toast = useToast();
  const { remove } = useCartActions();
  const [busy, setBusy] = useState(false);
  const takeOut = async () => {
    setBusy(true);
    try {
      await remove(uid);
    } catch {
      toast({ type: 'error', message: intl.formatMessage(messages.takeOutFailed) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Text role="alert" size="small" tone="error">
        {intl.formatMessage(soldOut ? messages.soldOut : messages.tooFew)}
      </Text>
      <Button variant="quiet" size="small" busy={busy} onClick={() => void takeOut()}>
        {intl.formatMessage(messages.takeOut, { name })}
      </Button>
    </>
  );
}
