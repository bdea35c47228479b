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
 * Whether choosing a value (see `chooseValue`) leads to a variant that can be bought.
 *
 * @param code option whose value is judged
 */
export function isValueAvailable(
  product: Pick<ProductDetails, 'options' | 'variants'>,
  choice: VariantChoice,
  code: string,
  value: string,
): boolean {
  const next = chooseValue(product, choice, code, value);
  return product.variants.some(
    (variant) =>
      variant.inStock &&
      product.options.every(({ code: other }) => next[other] === undefined || variant.values[other] === next[other]),
  );
}

/**
 * The first purchasable variant's values, so that a page opens with something to buy; empty when nothing is in stock.
 */
export function initialChoice({ variants }: Pick<ProductDetails, 'variants'>): VariantChoice {
  return variants.find(({ inStock }) => inStock)?.values ?? {};
}
