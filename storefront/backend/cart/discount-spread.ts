import type { Hundredths } from '../money.ts';

/**
 * Spreads a discount over amounts in proportion to them, to the hundredth (largest remainder, earlier amounts first on
 * a tie).
 * @param discount Hundredths, at least 0; what exceeds the sum of the amounts is cut off.
 * @param amounts Hundredths, each at least 0.
 * @returns One share per amount, none above its amount; together they are the discount.
 */
export function spreadDiscount(discount: Hundredths, amounts: readonly Hundredths[]): Hundredths[] {
  const total = amounts.reduce((sum, amount) => sum + BigInt(amount), 0n);
  if (total === 0n || discount <= 0) return amounts.map(() => 0);
  const wanted = BigInt(discount) < total ? BigInt(discount) : total;

  const shares = amounts.map((amount, index) => {
    const exact = wanted * BigInt(amount);
    return { index, share: exact / total, remainder: exact % total };
  });
  let missing = wanted - shares.reduce((sum, { share }) => sum + share, 0n);
  const byRemainder = [...shares].sort((a, b) =>
    a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1,
  );
  for (const entry of byRemainder) {
    if (missing === 0n) break;
    entry.share += 1n;
    missing -= 1n;
  }
  return shares.map(({ share }) => Number(share));
}
