import type { SeedAttribute } from '../../backend/index.ts';
import optionFile from './attribute-options.json' with { type: 'json' };
import { brands } from './brands.ts';
import colorFile from './flavor-colors.json' with { type: 'json' };

/** Labels by option value. */
type OptionLabels = Record<string, string>;

/** Labels of the options of each attribute, by option value. */
export const attributeOptions = optionFile satisfies Record<string, OptionLabels>;

export type FlavorValue = keyof typeof attributeOptions.flavor;
export type SizeValue = keyof typeof attributeOptions.size;
export type CountValue = keyof typeof attributeOptions.count;
export type FormValue = keyof typeof attributeOptions.form;
export type DietValue = keyof typeof attributeOptions.diet;
export type AudienceValue = keyof typeof attributeOptions.audience;

/** Colors of the swatches by flavor. */
const flavorColors: Record<FlavorValue, string> = colorFile;

// Magento filters by attributes and not by ratings: shops that want it keep an attribute up to date from the reviews.
const ratingLevels = { 'od-4-5': { least: 4.5, label: '4,5 i więcej' }, 'od-4': { least: 4, label: '4 i więcej' }, 'od-3': { least: 3, label: '3 i więcej' } } as const;

/** Values of `customer_rating` that a product of the given mean rating has. */
export function ratingValues(average: number): string[] {
  return Object.entries(ratingLevels).flatMap(([value, { least }]) => (average >= least ? [value] : []));
}

function attribute(code: string, label: string, labels: OptionLabels, swatches: Readonly<Record<string, string>> = {}): SeedAttribute {
  const options = Object.entries(labels).map(([value, optionLabel]) => {
    const swatch = swatches[value];
    return { value, label: optionLabel, ...(swatch && { swatch }) };
  });
  return { code, label, options };
}

const ratingLabels = Object.fromEntries(Object.entries(ratingLevels).map(([value, { label }]) => [value, label]));

const brandLabels = Object.fromEntries(Object.entries(brands).map(([value, brand]) => [value, brand.label]));

/** Attributes of the shop, in the order of the filters. `flavor`, `size` and `count` are also axes of configurable products. */
export const attributes: SeedAttribute[] = [
  attribute('form', 'Forma', attributeOptions.form),
  attribute('flavor', 'Smak', attributeOptions.flavor, flavorColors),
  attribute('size', 'Wielkość opakowania', attributeOptions.size),
  attribute('count', 'Liczba sztuk', attributeOptions.count),
  attribute('diet', 'Dieta', attributeOptions.diet),
  attribute('audience', 'Dla kogo', attributeOptions.audience),
  { ...attribute('customer_rating', 'Ocena klientów', ratingLabels), searchable: false },
  attribute('brand', 'Marka', brandLabels),
];
