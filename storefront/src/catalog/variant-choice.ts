import type { ProductDetails, ProductVariant } from './product-details.ts';

/** Chosen value uid by option code; an option without a choice is absent. */
export type VariantChoice = Readonly<Record<string, string>>;

/** The variant of a complete choice; null while something is still to be chosen. */
export function chosenVariant(
  { options, variants }: Pick<ProductDetails, 'options' | 'variants'>,
  choice: VariantChoice,
): ProductVariant | null {
  if (options.some(({ code }) => choice[code] === undefined)) return null;
  return variants.find(({ values }) => options.every(({ code }) => values[code] === choice[code])) ?? null;
}

/**
 * Whether choosing a value, with the other choices kept, leads to a variant that can be bought.
 *
 * @param code option whose value is judged
 */
export function isValueAvailable(
  { options, variants }: Pick<ProductDetails, 'options' | 'variants'>,
  choice: VariantChoice,
  code: string,
  value: string,
): boolean {
  return variants.some(
    (variant) =>
      variant.inStock &&
      variant.values[code] === value &&
      options.every(
        ({ code: other }) => other === code || choice[other] === undefined || variant.values[other] === choice[other],
      ),
  );
}

/**
 * The choice after a value is chosen: the others stay while one more click leads to a variant that can be bought. Where
 * several had to change at once, they become those of the nearest such variant, which the shopper could not find.
 */
export function chooseValue(
  { options, variants }: Pick<ProductDetails, 'options' | 'variants'>,
  choice: VariantChoice,
  code: string,
  value: string,
): VariantChoice {
  const next = { ...choice, [code]: value };
  const [nearest] = variants
    .filter(({ inStock, values }) => inStock && values[code] === value)
    .map(({ values }) => ({ values, changes: options.filter((option) => values[option.code] !== next[option.code]) }))
    .sort((a, b) => a.changes.length - b.changes.length);
  return nearest && nearest.changes.length > 1 ? nearest.values : next;
}

/**
 * The first purchasable variant's values, so that a page opens with something to buy; empty when nothing is in stock.
 */
export function initialChoice({ variants }: Pick<ProductDetails, 'variants'>): VariantChoice {
  return variants.find(({ inStock }) => inStock)?.values ?? {};
}
