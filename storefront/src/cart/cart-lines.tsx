import { Button, ButtonLink } from '@witryna/ui/button';
import { CartLine } from '@witryna/ui/cart-line';
import { useAnnounce } from '@witryna/ui/live-region';
import { Stack } from '@witryna/ui/layout';
import { QuantityStepper } from '@witryna/ui/quantity-stepper';
import { useRef, useState } from 'react';
import { useBeforeRemove } from '../platform/focus/use-before-remove.ts';
import { useToast } from '../platform/layout/ui-store-context.tsx';
import { useStorage } from '../platform/storage-context.tsx';
import { useIntl } from '../i18n/index.ts';
import { MoveToWishlist } from '../wishlist/index.ts';
import type { Cart, CartLine as Line } from './cart.ts';
import { toProductChoice } from './product-choice.ts';
import { toOptionTexts } from './format-option-value.ts';
import { recallImage } from './images-by-sku.ts';
import { getRefusalText } from './get-refusal-text.ts';
import { getLineEditPath } from './line-edit-path.ts';
import { getLineLimits } from './get-line-limits.ts';
import { useCartActions } from './use-cart-actions.ts';
import { useCartErrorText } from './use-cart-errors.ts';
import type { CartView } from './use-cart-view.ts';
import type { LineFocus } from './use-line-focus.ts';
import { useFixedTaxTexts } from './use-fixed-tax-texts.ts';
import { useLinePrices } from './use-line-prices.ts';

interface CartLinesProps {
  cart: Cart;
  view: Pick<CartView, 'edited' | 'focus'>;
  /** A link was followed, e.g. to close the panel. */
  onFollow?(): void;
}

/** The lines of the cart, as list items: quantity, removal with undo, and what is wrong with a line next to it. */
export function CartLines({ cart, view: { edited, focus }, onFollow }: CartLinesProps) {
  return cart.lines.map((line) => (
    <Row
      key={line.uid}
      line={line}
      onEdit={() => edited.begin(line)}
      onBeforeRemove={focus.onBeforeRemove}
      {...(onFollow && { onFollow })}
    />
  ));
}

interface RowProps extends Pick<CartLinesProps, 'onFollow'>, Pick<LineFocus, 'onBeforeRemove'> {
  line: Line;
  /** Its options are to be changed. */
  onEdit(): void;
}

function Row({ line, onEdit, onBeforeRemove, onFollow }: RowProps) {
  const intl = useIntl();
  const { add, remove, setQuantity } = useCartActions();
  const prices = useLinePrices(line);
  const fixedTaxes = useFixedTaxTexts(line);
  const announce = useAnnounce();
  const storage = useStorage();
  const toast = useToast();
  const errorText = useCartErrorText();
  const [problem, setProblem] = useState('');
  const row = useBeforeRemove(onBeforeRemove);
  const wanted = useRef(line.quantity);
  const isToldGone = useRef(false);
  const isRemoving = useRef(false);
  // Nobody has the file of a line that is gone.
  const canPutBack = !line.hasUnknownOptions && !line.options.some(({ isFile }) => isFile);

  const putBack = async (quantity: number) => {
    try {
      const { userError } = await add({ ...toProductChoice(line), quantity }, line);
      if (userError) toast({ type: 'warning', message: getRefusalText(intl, userError.messages) });
    } catch (error) {
      toast({ type: 'error', message: errorText(error) });
    }
  };

  // Once, however many presses were on their way; what is put back is what was wanted last.
  const tellGone = () => {
    if (isToldGone.current) return;
    isToldGone.current = true;
    toast({
      type: 'warning',
      message: intl.formatMessage('cart.lineGone', { name: line.name }),
      ...(canPutBack && {
        actionText: intl.formatMessage('cart.putIn'),
        onAction: () => void putBack(wanted.current),
      }),
    });
  };

  // Of many clicks, only what came of the last one is said.
  const changeQuantity = async (quantity: number) => {
    wanted.current = quantity;
    setProblem('');
    const say = (message: string) => {
      if (wanted.current === quantity) setProblem(message);
    };
    try {
      const userError = await setQuantity(line.uid, quantity);
      if (userError?.isLineRemoved) tellGone();
      else if (userError) say(getRefusalText(intl, userError.messages, true));
      else if (wanted.current === quantity)
        announce(intl.formatMessage('cart.quantityChanged', { name: line.name, quantity }));
    } catch (error) {
      say(errorText(error));
    }
  };

  // The line disappears at once; the toast outlives it. While the script of the cart loads, the line can be clicked again.
  const takeOut = async () => {
    if (isRemoving.current) return;
    isRemoving.current = true;
    try {
      await remove(line.uid);
      toast({
        type: 'info',
        message: intl.formatMessage('cart.removed', { name: line.name }),
        ...(canPutBack && {
          actionText: intl.formatMessage('cart.undo'),
          onAction: () => void putBack(line.quantity),
        }),
      });
    } catch (error) {
      toast({ type: 'error', message: errorText(error) });
    } finally {
      isRemoving.current = false;
    }
  };

  return (
    <CartLine
      ref={row}
      name={line.name}
      href={line.href ?? undefined}
      imageSrc={line.image ?? recallImage(storage, line.sku) ?? undefined}
      details={[...toOptionTexts(intl, line.options), ...fixedTaxes]}
      quantity={
        <Stack gap="x1" align="start">
          {!line.soldOut && (
            <QuantityStepper
              size="compact"
              itemName={line.name}
              value={line.quantity}
              {...getLineLimits(line.quantity)}
              loading={line.isPending}
              disabled={line.isNew}
              onValueChange={(quantity) => void changeQuantity(quantity)}
            />
          )}
          {line.editing === 'page' && line.href !== null && !line.isNew && (
            <ButtonLink
              variant="quiet"
              size="small"
              href={getLineEditPath(line.href, line.uid)}
              aria-label={intl.formatMessage('cart.editOptionsOf', { name: line.name })}
              onClick={onFollow}
            >
              {intl.formatMessage('cart.editOptions')}
            </ButtonLink>
          )}
          {line.editing === 'dialog' && !line.isNew && (
            <Button
              variant="quiet"
              size="small"
              aria-label={intl.formatMessage('cart.editOptionsOf', { name: line.name })}
              onClick={onEdit}
            >
              {intl.formatMessage('cart.editOptions')}
            </Button>
          )}
          {!line.isNew && !line.hasUnknownOptions && (
            <MoveToWishlist {...toProductChoice(line)} name={line.name} onKept={() => remove(line.uid)} />
          )}
        </Stack>
      }
      {...prices}
      {...(!line.isNew && { onRemove: () => void takeOut() })}
      unavailable={!line.available}
      error={
        problem ||
        getRefusalText(intl, line.problems, true) ||
        (line.available ? '' : intl.formatMessage(line.soldOut ? 'cart.lineUnavailable' : 'cart.lineTooMany'))
      }
      loading={line.isPending}
      {...(onFollow && { onNavigate: onFollow })}
    />
  );
}
