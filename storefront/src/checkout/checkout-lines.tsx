import { Button } from '@witryna/ui/button';
import { Image } from '@witryna/ui/image';
import { Text } from '@witryna/ui/text';
import { useState, type ReactNode } from 'react';
import { useToast } from '../platform/layout/ui-store-context.tsx';
import {
  formatOptionValue,
  useCartActions,
  useFixedTaxTexts,
  useLinePrices,
  type Cart,
  type CartLine,
} from '../cart/index.ts';
import { useIntl } from '../i18n/index.ts';
import * as styles from './checkout-page.css.ts';

/** What is being ordered, in short. */
export function CheckoutLines({ cart }: { cart: Cart }) {
  const intl = useIntl();
  return (
    <ul role="list" className={styles.lines} aria-label={intl.formatMessage('checkout.items')}>
      {cart.lines.map((line) => (
        <li key={line.uid} className={styles.line}>
          <div className={styles.picture}>{line.image && <Image src={line.image} alt="" maxWidth={80} />}</div>
          <LineContents line={line}>{!line.available && <UnavailableLine line={line} />}</LineContents>
        </li>
      ))}
      {cart.freeGift && (
        <li className={styles.line}>
          <div className={styles.picture}>
            {cart.freeGift.image && <Image src={cart.freeGift.image} alt="" maxWidth={80} />}
          </div>
          <div className={styles.lineText}>
            <Text size="small" weight="semibold">
              {intl.formatMessage('checkout.gift', { name: cart.freeGift.name })}
            </Text>
          </div>
          <Text size="small">{intl.formatMessage('checkout.gift.price')}</Text>
        </li>
      )}
    </ul>
  );
}

interface LineContentsProps {
  line: CartLine;
  /** Shown below the options. */
  children?: ReactNode;
}

/** Product, quantity, options and amount of a line. */
function LineContents({ line, children }: LineContentsProps) {
  const intl = useIntl();
  const fixedTaxes = useFixedTaxTexts(line);
  const { total } = useLinePrices(line);
  const { name, quantity, options } = line;
  return (
    <>
      <div className={styles.lineText}>
        <Text size="small" weight="semibold">
          {intl.formatMessage('checkout.itemQuantity', { name, quantity })}
        </Text>
        <Text size="caption" tone="secondary">
          {[...options.map((option) => formatOptionValue(intl, option)), ...fixedTaxes].join(', ')}
        </Text>
        {children}
      </div>
      <Text size="small">{total}</Text>
    </>
  );
}

/**
 * What is being ordered, without images: directly before the order button, with what the products are and cost (German
 * civil code, § 312j).
 */
export function ReviewLines({ cart }: { cart: Cart }) {
  const intl = useIntl();
  return (
    <ul role="list" className={styles.lines} aria-label={intl.formatMessage('checkout.items')}>
      {cart.lines.map((line) => (
        <li key={line.uid} className={styles.line}>
          <LineContents line={line} />
        </li>
      ))}
      {cart.freeGift && <li>{intl.formatMessage('checkout.gift', { name: cart.freeGift.name })}</li>}
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
      toast({ type: 'error', message: intl.formatMessage('checkout.takeOut.failed') });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Text role="alert" size="small" tone="error">
        {intl.formatMessage(soldOut ? 'checkout.soldOut' : 'checkout.tooFew')}
      </Text>
      <Button variant="quiet" size="small" loading={busy} onClick={() => void takeOut()}>
        {intl.formatMessage('checkout.takeOut', { name })}
      </Button>
    </>
  );
}
