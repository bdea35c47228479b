import { toMoney } from '../money.ts';
import type { Hundredths, Money, PriceScope } from '../money.ts';
import type { RequestContext } from '../request-context.ts';
import type { SeedCoupon } from '../shop/offer-seed.ts';
import type { CartState } from './cart-state.ts';
import { getRowPrice } from './totals.ts';
import type { LineTotals } from './totals.ts';

/** Magento's Discount. */
interface DiscountSource {
  label: string;
  amount: Money;
  applied_to: 'ITEM' | 'SHIPPING';
  coupon: { code: string } | null;
}

/** The discounts of an amount: null, not an empty list, when there is none. */
export function getDiscounts(
  scope: Pick<PriceScope, 'currency'>,
  amount: Hundredths,
  coupon: Pick<SeedCoupon, 'code' | 'label'> | null,
): DiscountSource[] | null {
  if (amount === 0 || !coupon) return null;
  return [
    {
      label: coupon.label,
      amount: toMoney(amount, scope),
      applied_to: 'ITEM',
      coupon: { code: coupon.code },
    },
  ];
}

/** Source of CartPrices. */
export function cartPrices(context: RequestContext, { totals, coupon }: CartState): Record<string, unknown> {
  const money = (amount: Hundredths) => toMoney(amount, context);
  const discounts = getDiscounts(context, totals.discount, coupon);
  return {
    grand_total: money(totals.grandTotal),
    grand_total_excluding_tax: money(Math.max(0, totals.grandTotal - totals.taxTotal)),
    subtotal_excluding_tax: money(totals.subtotalNet),
    subtotal_including_tax: money(totals.subtotalGross),
    subtotal_with_discount_excluding_tax: money(totals.subtotalNetDiscounted),
    applied_taxes: totals.taxes.map(({ label, amount }) => ({ label, amount: money(amount) })),
    discounts,
    discount: discounts && { label: discounts.map(({ label }) => label), amount: money(totals.discount) },
  };
}

/** Magento's ProductDiscount of a reduced price. */
function reduction(regular: Hundredths, final: Hundredths): { amount_off: number; percent_off: number } {
  const off = Math.max(0, regular - final);
  return {
    amount_off: off / 100,
    percent_off: regular === 0 ? 0 : Math.round((off * 10_000) / regular) / 100,
  };
}

/** Source of CartItemPrices. */
export function linePrices(
  context: RequestContext,
  line: LineTotals,
  coupon: SeedCoupon | null,
): Record<string, unknown> {
  const money = (amount: Hundredths) => toMoney(amount, context);
  const { quantity, unitPrice, regularPrice, fixedTaxes = [] } = line;
  const regularRow = getRowPrice(regularPrice, quantity);
  return {
    price: money(line.unitNet),
    price_including_tax: money(unitPrice),
    row_total: money(line.rowNet),
    row_total_including_tax: money(line.rowGross),
    original_item_price: money(regularPrice),
    original_row_total: money(regularRow),
    catalog_discount: reduction(regularPrice, unitPrice),
    row_catalog_discount: reduction(regularRow, line.rowGross),
    total_item_discount: money(line.discount),
    discounts: getDiscounts(context, line.discount, coupon),
    fixed_product_taxes: fixedTaxes.map(({ label, amount }) => ({ label, amount: money(amount) })),
  };
}
