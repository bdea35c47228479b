import { useState } from 'react';
import { findCurrentLine, useCart, type CartLine, type LineOption } from '../cart/index.ts';
import { useHydrated } from '../platform/hydration/use-hydrated.ts';

/**
 * Reads the line of the cart that a product page edits. Once found it stays: a change removes the line for a moment, and
 * gives it another uid.
 *
 * @param sku - SKU of the product of the page; a line of another product counts as none.
 */
export function useEditedLineOf(sku: string, lineUid: string): { line: CartLine | null; loading: boolean } {
  const { cart, loading } = useCart('cache-first');
  const isHydrated = useHydrated();
  const [kept, setKept] = useState<{ lineUid: string; line: CartLine } | null>(null);
  const isKept = kept?.lineUid === lineUid;
  const found = cart?.lines.find((line) => line.uid === lineUid && line.sku === sku);
  if (found && !isKept) setKept({ lineUid, line: found });
  const line = isKept ? kept.line : found;
  return { line: line ? findCurrentLine(cart, line) : null, loading: !isHydrated || (!line && loading) };
}

/** Returns the variant of a line: value uid by option code. */
export function getVariantChoice(
  options: readonly { code: string; values: readonly { uid: string }[] }[],
  chosen: readonly LineOption[],
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    options.flatMap(({ code, values }) => {
      const value = values.find(({ uid }) => chosen.some(({ valueUid }) => valueUid === uid));
      return value ? [[code, value.uid]] : [];
    }),
  );
}
