import { decodeUid } from '../commerce/index.ts';
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

type ValueOfProduct = [
  product: Pick<ProductDetails, 'options' | 'variants'>,
  choice: VariantChoice,
  /** Option that the value is of. */
  code: string,
  value: string,
];

/** Finds the variant in stock that has a value and otherwise differs least from a choice. */
function findNearest(...[{ options, variants }, choice, code, value]: ValueOfProduct) {
  const next: VariantChoice = { ...choice, [code]: value };
  const countChanges = ({ values }: ProductVariant) =>
    options.filter((option) => next[option.code] !== undefined && values[option.code] !== next[option.code]).length;
  const [nearest] = variants
    .filter(({ inStock, values }) => inStock && values[code] === value)
    .sort((one, other) => countChanges(one) - countChanges(other));
  return { next, nearest, changes: nearest && countChanges(nearest) };
}

/**
 * The choice after a value is chosen: the others stay while one more click leads to a variant that can be bought. Where
 * several had to change at once, they become those of the nearest such variant, which the shopper could not find.
 */
export function chooseValue(...value: ValueOfProduct): VariantChoice {
  const { next, nearest, changes = 0 } = findNearest(...value);
  return nearest && changes > 1 ? nearest.values : next;
}

/** Whether choosing a value (see `chooseValue`) leads to a variant that can be bought. */
export const isValueAvailable = (...value: ValueOfProduct): boolean => (findNearest(...value).changes ?? 1) !== 1;

/**
 * The values of the first purchasable variant, so that a page opens with something to buy; empty when nothing is in
 * stock.
 *
 * @param selected - Values that the URL names: they come first, also where they are sold out. Default: none.
 */
export function initialChoice(
  { variants }: Pick<ProductDetails, 'variants'>,
  selected: VariantChoice = {},
): VariantChoice {
  const named = Object.entries(selected);
  const fitting = variants.filter(({ values }) => named.every(([code, value]) => values[code] === value));
  const findInStock = (list: readonly ProductVariant[]) => list.find(({ inStock }) => inStock);
  const soldOut = named.length > 0 ? fitting[0] : undefined;
  return (findInStock(fitting) ?? soldOut ?? findInStock(variants))?.values ?? {};
}

/**
 * Reads the values that a URL names: in the query by the code of an attribute and the label, id or uid of a value, or in
 * the fragment by Magento's ids, e.g. `#93=52`. Unknown ones are left out.
 */
export function readSelection(options: ProductDetails['options'], search: string, hash = ''): VariantChoice {
  const parameters = new URLSearchParams(search);
  const ids = new Set([...hash.matchAll(/(\d+)=(\d+)/g)].map(([, attribute, id]) => `configurable/${attribute}/${id}`));
  return Object.fromEntries(
    options.flatMap(({ code, values }) => {
      const wanted = parameters.get(code);
      const value = values.find(({ uid, label }) => {
        const id = decodeUid(uid);
        const isNamed =
          wanted === uid || wanted?.toLowerCase() === label.toLowerCase() || id.split('/').at(-1) === wanted;
        return isNamed || ids.has(id);
      });
      return value ? [[code, value.uid]] : [];
    }),
  );
}
