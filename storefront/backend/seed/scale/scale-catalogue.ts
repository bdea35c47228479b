import type { CatalogueSeed } from '../../catalog/index.ts';
import type { SeedCategory, SeedProduct } from '../types.ts';

/** How large a catalogue is to be; what is there already counts. */
export interface CatalogueSize {
  products: number;
  categories: number;
}

const countCategories = (categories: readonly SeedCategory[]): number =>
  categories.reduce((sum, { children = [] }) => sum + 1 + countCategories(children), 0);

/** The categories of the second level, with their paths. */
function secondLevel(categories: readonly SeedCategory[]): { path: string; category: SeedCategory }[] {
  return categories.flatMap((parent) => (parent.children ?? []).map((category) => ({ path: `${parent.urlKey}/${category.urlKey}`, category })));
}

function copyCategories(categories: readonly SeedCategory[]): SeedCategory[] {
  return categories.map(({ children, ...category }) => ({ ...category, ...(children && { children: copyCategories(children) }) }));
}

/** A product again under another sku, name and address, in one more category. Reviews stay with the original. */
function copyProduct(product: SeedProduct, series: number, category: string | undefined): SeedProduct {
  const { kind, translations } = product;
  const en = translations?.en;
  return {
    ...product,
    sku: `${product.sku}-S${series}`,
    urlKey: `${product.urlKey}-seria-${series}`,
    name: `${product.name}, seria ${series}`,
    categories: category === undefined ? product.categories : [...product.categories, category],
    reviews: [],
    ...(en && { translations: { en: { ...en, name: `${en.name}, series ${series}`, reviews: [] } } }),
    kind: kind.type === 'simple' ? kind : { ...kind, variants: kind.variants.map((variant) => ({ ...variant, sku: `${variant.sku}-S${series}` })) },
  };
}

/**
 * A catalogue of a given size made of the demo shop's: further series of its products, and further categories below those
 * of the second level, dealt out evenly. For measuring how the shop grows.
 */
export function scaleCatalogue<Seed extends CatalogueSeed>(seed: Seed, size: CatalogueSize): Seed {
  const categories = copyCategories(seed.categories);
  const parents = secondLevel(categories);
  const added: string[] = [];
  for (let count = countCategories(categories); count < size.categories && parents.length > 0; count += 1) {
    const parent = parents[added.length % parents.length];
    if (!parent) break;
    const number = Math.floor(added.length / parents.length) + 1;
    const urlKey = `seria-${number}`;
    parent.category.children = [
      ...(parent.category.children ?? []),
      { urlKey, name: `${parent.category.name}, seria ${number}`, description: `<p>${parent.category.name}: produkty serii ${number}.</p>` },
    ];
    added.push(`${parent.path}/${urlKey}`);
  }
  const products = [...seed.products];
  const productAttributes = { ...seed.productAttributes };
  for (let index = 0; products.length < size.products && seed.products.length > 0; index += 1) {
    const original = seed.products[index % seed.products.length];
    if (!original) break;
    const copy = copyProduct(original, Math.floor(index / seed.products.length) + 2, added[index % Math.max(added.length, 1)]);
    products.push(copy);
    const values = seed.productAttributes[original.sku];
    if (values) productAttributes[copy.sku] = values;
  }
  return { ...seed, categories, products, productAttributes };
}
