import type { ContentUnit, NetContent, SeedPrice, SeedReview } from '../../../backend/index.ts';
import { attributeOptions } from '../attributes.ts';
import { brands } from '../brands.ts';
import { capColors, packColors, packShapes, type PackDesign, type Question } from '../supplement.ts';
import { configurable, simple, type AxisValues, type CatalogEntry, type ProductText, type VariantText } from './build.ts';
import { keyIn, oneOf } from '../../known-value.ts';
import { getStorage, getWarning, type Statement } from './legal.ts';
import { readSubstance, type SubstanceFile } from './reference-intakes.ts';

/** Net content with any unit. */
type ContentFile = Omit<NetContent, 'unit'> & { unit: string };

/** Design of a pack with any shape and colors. */
type PackFile = Omit<PackDesign, 'shape' | 'color' | 'cap'> & Record<'shape' | 'color' | 'cap', string>;

interface VariantFile {
  suffix: string;
  options: { flavor?: string; size?: string; count?: string };
  price: SeedPrice;
  content: ContentFile;
  stock: number;
  pack?: Partial<PackFile>;
}

/**
 * A product as its JSON file has it. TypeScript checks the structure of the files, and {@link readProduct} the values
 * of which there is a closed list.
 */
export interface ProductFile
  extends Pick<ProductText, 'sku' | 'name' | 'urlKey' | 'subtitle' | 'categories' | 'short' | 'text' | 'dailyPortion' | 'ingredients' | 'dosage' | 'related' | 'addedOn' | 'popularity'> {
  brand: string;
  composition: SubstanceFile[];
  warnings: Statement[];
  storage: Statement;
  questions: Question[];
  reviews: SeedReview[];
  pack: PackFile;
  form: string;
  diet: string[];
  audience: string[];
  flavor?: string;
  /** Of a product that is sold as it is. */
  price?: SeedPrice;
  content?: ContentFile;
  stock?: number;
  /** Of a product that is sold in variants. */
  axes?: string[];
  ingredientsByFlavor?: Partial<Record<string, string>>;
  variants?: VariantFile[];
}

const contentUnits: readonly ContentUnit[] = ['piece', 'capsule', 'tablet', 'lozenge', 'sachet', 'ampoule', 'ml', 'g'];
const axisCodes = ['flavor', 'size', 'count'] as const satisfies (keyof AxisValues)[];
const { flavor: flavors, size: sizes, count: counts, form: forms, diet: diets, audience: audiences } = attributeOptions;

const readContent = ({ amount, unit }: ContentFile): NetContent => ({ amount, unit: oneOf(contentUnits, unit) });

function readPack({ shape, color, band, cap, ...words }: PackFile): PackDesign {
  return { shape: oneOf(packShapes, shape), color: oneOf(packColors, color), band, cap: oneOf(capColors, cap), ...words };
}

function readPackChanges({ shape, color, band, cap, ...words }: Partial<PackFile>): Partial<PackDesign> {
  return {
    ...(shape !== undefined && { shape: oneOf(packShapes, shape) }),
    ...(color !== undefined && { color: oneOf(packColors, color) }),
    ...(band !== undefined && { band }),
    ...(cap !== undefined && { cap: oneOf(capColors, cap) }),
    ...words,
  };
}

const readAxes = ({ flavor, size, count }: VariantFile['options']): AxisValues => ({
  ...(flavor !== undefined && { flavor: keyIn(flavors, flavor) }),
  ...(size !== undefined && { size: keyIn(sizes, size) }),
  ...(count !== undefined && { count: keyIn(counts, count) }),
});

const readVariant = ({ suffix, options, price, content, stock, pack }: VariantFile): VariantText => ({
  suffix,
  options: readAxes(options),
  price,
  content: readContent(content),
  stock,
  ...(pack && { pack: readPackChanges(pack) }),
});

function readText({ axes: _axes, variants: _variants, price: _price, content: _content, stock: _stock, ingredientsByFlavor: _ingredients, ...file }: ProductFile): ProductText {
  const { flavor, ...text } = file;
  return {
    ...text,
    brand: keyIn(brands, file.brand),
    composition: file.composition.map(readSubstance),
    warnings: file.warnings.map(getWarning),
    storage: getStorage(file.storage),
    pack: readPack(file.pack),
    form: keyIn(forms, file.form),
    diet: file.diet.map((value) => keyIn(diets, value)),
    audience: file.audience.map((value) => keyIn(audiences, value)),
    ...(flavor !== undefined && { flavor: keyIn(flavors, flavor) }),
  };
}

/**
 * Reads a product from its file.
 *
 * @throws Error that names the product when a value is not in its list, or when it has neither variants nor a price
 */
export function readProduct(file: ProductFile): CatalogEntry {
  const { sku, axes, variants, ingredientsByFlavor = {}, price, content, stock } = file;
  try {
    const text = readText(file);
    if (axes && variants) {
      for (const flavor of Object.keys(ingredientsByFlavor)) keyIn(flavors, flavor);
      return configurable({
        ...text,
        axes: axes.map((axis) => oneOf(axisCodes, axis)),
        ingredientsByFlavor,
        variants: variants.map(readVariant),
      });
    }
    if (!price || !content || stock === undefined) throw new Error('It has neither variants nor price, content and stock.');
    return simple({ ...text, price, content: readContent(content), stock });
  } catch (error) {
    throw new Error(`The product ${sku} cannot be read. ${error instanceof Error ? error.message : String(error)}`);
  }
}
