import type { Hundredths } from '../money.ts';
import type { SeedCoupon } from '../shop/offer-seed.ts';
import { couponDiscount } from './coupon-rules.ts';
import { spreadDiscount } from './discount-spread.ts';
import type { ShopSettings } from '../shop/settings.ts';
import { taxIncluded, withoutTax } from './tax.ts';

/** A cart line as the totals see it. Prices are gross, in hundredths of the currency. */
export interface PricedLine {
  id: number;
  quantity: number;
  /** What one piece costs now. */
  unitPrice: Hundredths;
  /** What one piece costs without a catalog reduction. */
  regularPrice: Hundredths;
  taxPercent: number;
  /** Fixed product taxes of one piece, which are added to its price. Default: none. */
  fixedTaxes?: readonly { label: string; amount: Hundredths }[];
}

/** Returns the price of a quantity, of which a part may be a fraction. */
export function getRowPrice(unitPrice: Hundredths, quantity: number): Hundredths {
  return Math.round(unitPrice * quantity);
}

/** Fixed product taxes of all pieces. */
function sumFixedTaxes(lines: readonly PricedLine[]): Hundredths {
  return lines
    .flatMap(({ fixedTaxes = [], quantity }) => fixedTaxes.map(({ amount }) => getRowPrice(amount, quantity)))
    .reduce((sum, amount) => sum + amount, 0);
}

/** A cart line with its amounts. "Gross" contains tax, "net" does not; both are before the discount. */
export interface LineTotals extends PricedLine {
  unitNet: Hundredths;
  rowGross: Hundredths;
  rowNet: Hundredths;
  /** The line's part of the cart's discount, gross. */
  discount: Hundredths;
  /** Tax contained in the row after its discount. */
  tax: Hundredths;
}

/** Sum of the tax of one rate. */
interface TaxTotal {
  percent: number;
  /** E.g. `VAT 8%`. */
  label: string;
  amount: Hundredths;
}

/** What store credit and reward points pay of a cart, in hundredths of the currency. */
interface CartCredit {
  readonly storeCredit: Hundredths;
  readonly points: number;
  /** What the points are worth. */
  readonly pointsAmount: Hundredths;
}

/** All amounts of a cart or an order, in hundredths of the currency. */
export interface CartTotals {
  lines: LineTotals[];
  subtotalGross: Hundredths;
  subtotalNet: Hundredths;
  /** Goods without tax after the discount. */
  subtotalNetDiscounted: Hundredths;
  discount: Hundredths;
  /** The coupon that gives the discount or the free shipping; null without one. */
  coupon: SeedCoupon | null;
  shippingGross: Hundredths;
  shippingNet: Hundredths;
  taxes: TaxTotal[];
  taxTotal: Hundredths;
  /** What store credit and reward points pay. Absent: the cart cannot be paid with them. */
  credit?: CartCredit;
  /** Goods less discount plus fixed product taxes and shipping, gross, less what credit pays. */
  grandTotal: Hundredths;
}

function groupTaxes(parts: { percent: number; amount: Hundredths }[], name: string): TaxTotal[] {
  const byPercent = new Map<number, Hundredths>();
  for (const { percent, amount } of parts) byPercent.set(percent, (byPercent.get(percent) ?? 0) + amount);
  return [...byPercent]
    .filter(([, amount]) => amount > 0)
    .sort(([first], [second]) => first - second)
    .map(([percent, amount]) => ({ percent, label: `${name} ${percent}%`, amount }));
}

/** Gross value of the goods before discounts. */
export function goodsValue(lines: readonly PricedLine[]): Hundredths {
  return lines.reduce((sum, line) => sum + getRowPrice(line.unitPrice, line.quantity), 0);
}

/** Gross value of the goods after a (valid) coupon's discount: what the limit for free delivery looks at. */
export function discountedGoodsValue(lines: readonly PricedLine[], coupon: SeedCoupon | null): Hundredths {
  const value = goodsValue(lines);
  return coupon === null ? value : value - couponDiscount(coupon, value);
}

/**
 * Computes every amount of a cart. Prices contain tax and tax is taken after the discount, per row.
 * @param coupon A coupon that has been found valid, or null.
 * @param shippingGross Price of the chosen delivery, in hundredths of the currency; 0 without one.
 */
export function computeTotals(
  lines: readonly PricedLine[],
  coupon: SeedCoupon | null,
  shippingGross: Hundredths,
  tax: ShopSettings['tax'],
): CartTotals {
  const subtotalGross = goodsValue(lines);
  const discount = coupon === null ? 0 : couponDiscount(coupon, subtotalGross);
  const shares = spreadDiscount(
    discount,
    lines.map((line) => getRowPrice(line.unitPrice, line.quantity)),
  );
  const lineTotals = lines.map((line, index): LineTotals => {
    const rowGross = getRowPrice(line.unitPrice, line.quantity);
    const share = shares[index] ?? 0;
    return {
      ...line,
      unitNet: withoutTax(line.unitPrice, line.taxPercent),
      rowGross,
      rowNet: withoutTax(rowGross, line.taxPercent),
      discount: share,
      tax: taxIncluded(rowGross - share, line.taxPercent),
    };
  });
  const shippingTax = taxIncluded(shippingGross, tax.shippingPercent);
  const goodsTax = lineTotals.reduce((sum, line) => sum + line.tax, 0);
  return {
    lines: lineTotals,
    subtotalGross,
    subtotalNet: lineTotals.reduce((sum, line) => sum + line.rowNet, 0),
    subtotalNetDiscounted: subtotalGross - discount - goodsTax,
    discount,
    coupon,
    shippingGross,
    shippingNet: shippingGross - shippingTax,
    taxes: groupTaxes(
      [
        ...lineTotals.map((line) => ({ percent: line.taxPercent, amount: line.tax })),
        { percent: tax.shippingPercent, amount: shippingTax },
      ],
      tax.name,
    ),
    taxTotal: goodsTax + shippingTax,
    grandTotal: subtotalGross - discount + sumFixedTaxes(lines) + shippingGross,
  };
}
