import { toCartAmount, type CartAmount } from './cart-amount.ts';

/** A fixed product tax, e.g. for recycling, and its amount: of one piece, of a line or of all lines. */
export interface FixedTax {
  label: string;
  amount: CartAmount;
}

/** What may have fixed product taxes: a line of a cart or an order. */
export interface TaxedLine {
  /** Taxes on all pieces, which its price has not; absent without. */
  fixedTaxes?: readonly FixedTax[];
}

type FixedTaxResponse = { label: string | null; amount: Parameters<typeof toCartAmount>[0] } | null;

/** Reads the fixed product taxes of a line. Magento names those of one piece. */
export function toFixedTaxes(taxes: readonly FixedTaxResponse[] | null | undefined, quantity: number): TaxedLine {
  const fixedTaxes = (taxes ?? []).flatMap((tax): FixedTax[] => {
    const amount = toCartAmount(tax?.amount);
    return tax && amount?.minor
      ? [{ label: tax.label ?? '', amount: { ...amount, minor: Math.round(amount.minor * quantity) } }]
      : [];
  });
  return fixedTaxes.length > 0 ? { fixedTaxes } : {};
}

/** Amounts of a cart or an order; null where the backend says none. */
interface Amounts {
  lines: readonly TaxedLine[];
  subtotal: CartAmount | null;
  subtotalExcludingTax: CartAmount | null;
  discounts: readonly { amount: CartAmount }[];
  shipping: { amount: CartAmount; excludingTax: CartAmount | null } | null;
  taxes: readonly { amount: CartAmount }[];
  total: CartAmount | null;
}

const sum = (entries: readonly { amount: CartAmount }[]) =>
  entries.reduce((total, { amount }) => total + amount.minor, 0);

/**
 * Returns what the other parts lack of the total: by amounts with tax, and by those without tax together with the
 * taxes. By whether discounts are taken from prices with tax, one or the other adds up.
 */
function getGaps({ total, subtotal, subtotalExcludingTax, discounts, shipping, taxes }: Amounts): number[] {
  if (!total) return [];
  const rest = total.minor + sum(discounts);
  const withTax = shipping?.amount.minor ?? 0;
  return [
    ...(subtotal ? [rest - subtotal.minor - withTax] : []),
    ...(subtotalExcludingTax
      ? [rest - subtotalExcludingTax.minor - (shipping?.excludingTax?.minor ?? withTax) - sum(taxes)]
      : []),
  ];
}

/**
 * Returns the fixed product taxes that a total has in addition to its other parts, one for each name; none where the store
 * counts them into the subtotal.
 */
export function getAddedFixedTaxes(amounts: Amounts): FixedTax[] {
  const byLabel = new Map<string, FixedTax>();
  for (const { label, amount } of amounts.lines.flatMap(({ fixedTaxes = [] }) => fixedTaxes)) {
    const known = byLabel.get(label)?.amount.minor ?? 0;
    byLabel.set(label, { label, amount: { ...amount, minor: known + amount.minor } });
  }
  const taxes = [...byLabel.values()];
  const gaps = getGaps(amounts);
  const distance = (amount: number) => Math.min(...gaps.map((gap) => Math.abs(gap - amount)));
  return distance(sum(taxes)) < distance(0) ? taxes : [];
}
