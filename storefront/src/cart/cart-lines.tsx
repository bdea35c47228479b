import { CartLine } from '@witryna/ui/cart-line';
import { useAnnounce } from '@witryna/ui/live-region';
import { QuantityStepper } from '@witryna/ui/quantity-stepper';
import { useState } from 'react';
import { useStorage, useToast } from '../app/index.ts';
import { formatHundredths, useIntl } from '../i18n/index.ts';
import type { Cart, CartAmount, CartLine as Line } from './cart.ts';
import * as styles from './cart-lines.css.ts';
import { recallImage } from './images-by-sku.ts';
import { messages } from './messages.ts';
import { maximumQuantity, quantityLabels } from './quantity-labels.ts';
import { useCartActions } from './use-cart-actions.ts';
import { useCartErrorText } from './use-cart-errors.ts';

interface CartLinesProps {
  cart: Cart;
  /** A link was followed, e.g. to close the panel. */
  onFollow?(): void;
}

/** The lines of the cart: quantity, removal with undo, and what is wrong with a line beside it. */
export function CartLines({ cart, onFollow }: CartLinesProps) {
  const intl = useIntl();
  return (
    <ul role="list" aria-label={intl.formatMessage(messages.lines)} className={styles.lines}>
      {cart.lines.map((line) => (
        <Row key={line.uid} line={line} {...(onFollow && { onFollow })} />
      ))}
    </ul>
  );
}

interface RowProps {
  line: Line;
  onFollow?(): void;
}

function Row({ line, onFollow }: RowProps) {
  const intl = useIntl();
  const { add, remove, setQuantity } = useCartActions();
  const announce = useAnnounce();
  const storage = useStorage();
  const toast = useToast();
  const errorText = useCartErrorText();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const format = ({ minor, currency }: CartAmount) => formatHundredths(intl, minor, currency);

  const change = async (action: () => Promise<void>) => {
    setBusy(true);
    setProblem('');
    try {
      await action();
    } catch (error) {
      setProblem(errorText(error));
    } finally {
      setBusy(false);
    }
  };

  const changeQuantity = (quantity: number) =>
    change(async () => {
      const refusal = await setQuantity(line.uid, quantity);
      if (refusal) setProblem(refusal.messages.join(', '));
      else announce(intl.formatMessage(messages.quantityChanged, { name: line.name, quantity }));
    });

  const putBack = async () => {
    try {
      const { refusal } = await add({
        sku: line.sku,
        quantity: line.quantity,
        selectedOptions: line.options.map(({ valueUid }) => valueUid),
      });
      if (refusal) toast({ type: 'warning', message: refusal.messages.join(', ') });
    } catch (error) {
      toast({ type: 'error', message: errorText(error) });
    }
  };

  const takeOut = () =>
    change(async () => {
      await remove(line.uid);
      toast({
        type: 'info',
        message: intl.formatMessage(messages.removed, { name: line.name }),
        actionText: intl.formatMessage(messages.undo),
        onAction: () => void putBack(),
      });
    });

  return (
    <CartLine
      name={line.name}
      href={line.href}
      imageSrc={line.image ?? recallImage(storage, line.sku) ?? undefined}
      details={line.options.map(({ label, value }) => `${label}: ${value}`)}
      quantity={
        <QuantityStepper
          size="compact"
          labels={quantityLabels(intl, line.name)}
          value={line.quantity}
          max={maximumQuantity}
          busy={busy}
          onChange={(quantity) => void changeQuantity(quantity)}
        />
      }
      total={line.total ? format(line.total) : ''}
      totalBefore={line.totalBefore ? format(line.totalBefore) : undefined}
      totalBeforeLabel={intl.formatMessage(messages.totalBefore)}
      removeLabel={intl.formatMessage(messages.remove, { name: line.name })}
      onRemove={() => void takeOut()}
      problem={problem || line.problems.join(', ')}
      busy={busy}
      {...(onFollow && { onFollow })}
    />
  );
}
