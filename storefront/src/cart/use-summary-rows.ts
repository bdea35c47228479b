import { formatMinorUnits, useIntl } from '../i18n/index.ts';
import { useLayout } from '../platform/layout/layout-context.tsx';
import type { Cart } from './cart.ts';
import type { CartAmount } from './cart-amount.ts';
import { noEstimate } from './estimate-shipping.ts';
import { getAddedFixedTaxes } from './fixed-taxes.ts';
import { shownAmounts, type TaxMode } from './tax-display.ts';
import { useAppliedCredits } from './use-applied-credits.ts';
import { useShippingEstimates } from './use-shipping-estimates.ts';
import { useTaxDisplay } from './use-tax-display.ts';

/** An amount of a cart with its name, both in the words of the shop. */
export interface SummaryRow {
  id: string;
  label: string;
  /** Formatted. */
  value: string;
  /** The amount to pay. Absent: one of its parts. */
  total?: boolean;
}

/**
 * The amounts of a cart from top to bottom, all of them from the backend, with tax or without as the store wants it.
 *
 * @param estimate asks what delivery would cost while none is chosen
 * @param shippingLater says that none is chosen. Default: that it is chosen at the checkout
 */
export function useSummaryRows(cart: Cart, estimate: boolean, shippingLater?: string): SummaryRow[] {
  const intl = useIntl();
  const display = useTaxDisplay();
  const estimates = useShippingEstimates(estimate && !cart.isVirtual ? cart : null, display, estimate);
  const estimated = estimates[0] ?? noEstimate;
  const format = ({ minor, currency }: CartAmount) => formatMinorUnits(intl, minor, currency);
  const { shipping, total } = cart;
  const { store } = useLayout();
  const credits = useAppliedCredits(cart);
  const toRows = (
    id: string,
    label: string,
    [mode, without, withTax]: [mode: TaxMode, without: CartAmount | null, withTax: CartAmount | null],
    free?: string,
  ): SummaryRow[] =>
    shownAmounts(mode, without, withTax).map(({ amount, tax }) => {
      const isFree = amount.minor === 0 && free !== undefined;
      const named = tax ?? (store.hasTaxNote && amount === without && !isFree ? 'without' : null);
      return {
        id: `${id}-${tax ?? 'only'}`,
        label: named ? intl.formatMessage(named === 'with' ? 'cart.withTax' : 'cart.withoutTax', { label }) : label,
        value: isFree ? free : format(amount),
      };
    });
  const free = intl.formatMessage('cart.shippingFree');
  const shippingRows = shipping
    ? toRows(
        'shipping',
        intl.formatMessage('cart.shipping'),
        [display.shipping, shipping.excludingTax, shipping.amount],
        free,
      )
    : toRows(
        'shipping',
        intl.formatMessage('cart.estimatedShipping'),
        [display.shipping, estimated.excludingTax, estimated.withTax],
        free,
      );

  return [
    ...toRows('subtotal', intl.formatMessage('cart.subtotal'), [
      display.subtotal,
      cart.subtotalExcludingTax,
      cart.subtotal,
    ]),
    // Labels may be alike, e.g. of two discounts without one.
    ...getAddedFixedTaxes(cart).map(({ label, amount }, index) => ({
      id: `fixed-tax-${index}`,
      label,
      value: format(amount),
    })),
    ...cart.discounts.map(({ label, amount }, index) => ({
      id: `discount-${index}`,
      label,
      value: `−${format(amount)}`,
    })),
    ...(shippingRows.length > 0 || cart.isVirtual
      ? shippingRows
      : [
          {
            id: 'shipping',
            label: intl.formatMessage('cart.shipping'),
            value: shippingLater ?? intl.formatMessage('cart.shippingLater'),
          },
        ]),
    // Amounts without tax do not add up to a total with it.
    ...(display.fullSummary || display.subtotal === 'excluding'
      ? cart.taxes.map(({ label, amount }, index) => ({
          id: `tax-${index}`,
          label: display.subtotal === 'including' ? intl.formatMessage('cart.includedTax', { label }) : label,
          value: format(amount),
        }))
      : []),
    ...credits.map(({ kind, amount }) => ({
      id: kind,
      label: intl.formatMessage(`cart.${kind}`),
      value: `−${format(amount)}`,
    })),
    // What delivery may cost is not in it yet, and must not look as if it were added wrongly.
    ...(total
      ? [
          {
            id: 'total',
            label: intl.formatMessage(shipping || cart.isVirtual ? 'cart.total' : 'cart.totalBeforeShipping'),
            value: format(total),
            total: true,
          },
        ]
      : []),
  ];
}
