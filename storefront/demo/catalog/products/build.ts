import type { ContentUnit, NetContent, SeedPrice, SeedReview } from '../../../backend/index.ts';
import type { PackDesign, Question, Supplement, Substance, SupplementVariant } from '../supplement.ts';
import type { AudienceValue, CountValue, DietValue, FlavorValue, FormValue, SizeValue } from '../attributes.ts';
import { brands, type BrandValue } from '../brands.ts';
import { getVariantSubtitle } from '../variant-subtitle.ts';
import { REQUIRED_WARNINGS } from './legal.ts';
import { polishSpacing } from './typography.ts';

/** Attribute code to option value or values, for attributes that are not axes of the product. */
export type ProductAttributeValues = Record<string, string | string[]>;

/** A product with the values of its filterable attributes. */
export interface CatalogEntry {
  product: Supplement;
  form: FormValue;
  attributeValues: ProductAttributeValues;
}

/** What an author writes about any product; the builders turn it into the seed's shape. */
export interface ProductText {
  sku: string;
  name: string;
  urlKey: string;
  subtitle: string;
  brand: BrandValue;
  /** Category paths, the main one first; the brand's and the sale's category are added. */
  categories: string[];
  /** One or two sentences; `Suplement diety.` is put before them. */
  short: string;
  /** Paragraphs; an array is a bulleted list. */
  text: (string | string[])[];
  dailyPortion: string;
  composition: Substance[];
  /** HTML with allergens in <strong>. */
  ingredients: string;
  dosage: string;
  /** Sentences after the statements required by law. */
  warnings: string[];
  storage: string;
  questions: Question[];
  reviews: SeedReview[];
  pack: PackDesign;
  related: string[];
  addedOn: string;
  popularity: number;
  form: FormValue;
  diet: DietValue[];
  audience: AudienceValue[];
  flavor?: FlavorValue;
}

interface SimpleText extends ProductText {
  price: SeedPrice;
  content: NetContent;
  stock: number;
}

export interface AxisValues {
  flavor?: FlavorValue;
  size?: SizeValue;
  count?: CountValue;
}

export interface VariantText {
  /** End of the sku, after the product's own and a hyphen. */
  suffix: string;
  options: AxisValues;
  price: SeedPrice;
  content: NetContent;
  stock: number;
  /** What differs from the product's pack. */
  pack?: Partial<PackDesign>;
}

interface ConfigurableText extends ProductText {
  axes: (keyof AxisValues)[];
  /** Ingredients of the variants of a flavor, where they are not `ingredients`. HTML with allergens in <strong>. */
  ingredientsByFlavor?: Partial<Record<FlavorValue, string>>;
  variants: VariantText[];
}

const SALE_CATEGORY = 'wyprzedaz';

const countedPieces: Partial<Record<ContentUnit, string>> = {
  capsule: 'kapsulek',
  tablet: 'tabletek',
  lozenge: 'pastylek',
  sachet: 'saszetek',
  ampoule: 'ampulek',
};

/** Code and option value of the attribute that tells how much is in the pack. */
function contentAttribute({ amount, unit }: NetContent): ['count' | 'size', string] {
  const pieces = countedPieces[unit];
  return pieces ? ['count', `${amount}-${pieces}`] : ['size', `${amount}-${unit}`];
}

function getAttributeValues(text: ProductText, contents: NetContent[], axes: readonly string[]): ProductAttributeValues {
  const values: ProductAttributeValues = { brand: text.brand, form: text.form, diet: text.diet, audience: text.audience };
  if (text.flavor) values['flavor'] = text.flavor;
  for (const content of contents) {
    const [code, value] = contentAttribute(content);
    if (axes.includes(code)) continue;
    const known = [values[code] ?? []].flat();
    if (!known.includes(value)) values[code] = known.length > 0 ? [...known, value] : value;
  }
  return values;
}

function html(blocks: (string | string[])[]): string {
  return blocks
    .map((block) =>
      Array.isArray(block) ? `<ul>${block.map((item) => `<li>${polishSpacing(item)}</li>`).join('')}</ul>` : `<p>${polishSpacing(block)}</p>`,
    )
    .join('');
}

function build(text: ProductText, kind: Supplement['kind']): Supplement {
  const prices = kind.type === 'simple' ? [kind.price] : kind.variants.map((variant) => variant.price);
  // Lists show the lowest price: where only dearer variants are reduced, the shopper would see nothing of it.
  const lowest = Math.min(...prices.map(({ regular, sale = regular }) => sale));
  const reduced = prices.some(({ sale }) => sale === lowest);
  return {
    sku: text.sku,
    name: text.name,
    urlKey: text.urlKey,
    subtitle: text.subtitle,
    brand: brands[text.brand].label,
    categories: [...text.categories, `marki/${text.brand}`, ...(reduced ? [SALE_CATEGORY] : [])],
    shortDescription: polishSpacing(`Suplement diety. ${text.short}`),
    description: html(text.text),
    dailyPortion: text.dailyPortion,
    composition: text.composition,
    ingredients: polishSpacing(text.ingredients),
    dosage: polishSpacing(text.dosage),
    warnings: polishSpacing([REQUIRED_WARNINGS, ...text.warnings].join(' ')),
    storage: polishSpacing(text.storage),
    producer: brands[text.brand].operator,
    questions: text.questions.map(({ question, answer }) => ({ question: polishSpacing(question), answer: html([answer]) })),
    reviews: text.reviews,
    pack: text.pack,
    relatedSkus: text.related,
    addedOn: text.addedOn,
    popularity: text.popularity,
    kind,
  };
}

/** A product sold in one kind and size. */
export function simple(text: SimpleText): CatalogEntry {
  const { price: itemPrice, content, stock } = text;
  return {
    product: build(text, { type: 'simple', price: itemPrice, content, stock }),
    form: text.form,
    attributeValues: getAttributeValues(text, [content], []),
  };
}

/** A product that the shopper configures by `axes`. The first variant wears the product's own pack unless it overrides it. */
export function configurable(text: ConfigurableText): CatalogEntry {
  const variants = text.variants.map((variant): SupplementVariant => {
    const { flavor } = variant.options;
    const ingredients = flavor && text.ingredientsByFlavor?.[flavor];
    return {
      sku: `${text.sku}-${variant.suffix}`,
      options: Object.fromEntries(Object.entries(variant.options)),
      subtitle: getVariantSubtitle(text.subtitle, variant.content, 'pl'),
      ...(ingredients && { ingredients: polishSpacing(ingredients) }),
      price: variant.price,
      content: variant.content,
      stock: variant.stock,
      pack: { ...text.pack, ...variant.pack },
    };
  });
  return {
    product: build(text, { type: 'configurable', attributes: text.axes, variants }),
    form: text.form,
    attributeValues: getAttributeValues(
      text,
      variants.map((variant) => variant.content),
      text.axes,
    ),
  };
}
