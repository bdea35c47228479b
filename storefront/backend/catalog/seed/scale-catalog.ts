import type { CatalogSeed, SeedCategory, SeedProduct } from '../../shop/catalog-seed.ts';

/** How large a catalog is to be; what is there already counts. */
export interface CatalogSize {
  readonly products: number;
  readonly categories: number;
}

const countCategories = (categories: readonly SeedCategory[]): number =>
  categories.reduce((sum, { children = [] }) => sum + 1 + countCategories(children), 0);

/** Copy of a category that further ones can be added to. */
type GrowingCategory = Omit<SeedCategory, 'children'> & { children: GrowingCategory[] };

/** The categories of the second level, with their paths. */
function secondLevel(categories: readonly GrowingCategory[]): { path: string; category: GrowingCategory }[] {
  return categories.flatMap((parent) =>
    parent.children.map((category) => ({ path: `${parent.urlKey}/${category.urlKey}`, category })),
  );
}

function copyCategories(categories: readonly SeedCategory[]): GrowingCategory[] {
  return categories.map(({ children = [], ...category }) => ({ ...category, children: copyCategories(children) }));
}

/** A product again under another sku, name and address, in one more category. Reviews and rating stay with the original. */
function copyProduct(product: SeedProduct, series: number, category: string | undefined): SeedProduct {
  const { kind, translations = {} } = product;
  return {
    ...product,
    sku: `${product.sku}-S${series}`,
    urlKey: `${product.urlKey}-s${series}`,
    name: `${product.name} S${series}`,
    categories: category === undefined ? product.categories : [...product.categories, category],
    reviews: [],
    translations: Object.fromEntries(
      Object.entries(translations).map(([language, texts]) => [
        language,
        { ...texts, name: `${texts.name} S${series}`, reviews: [] },
      ]),
    ),
    kind:
      kind.type !== 'configurable'
        ? kind
        : { ...kind, variants: kind.variants.map((variant) => ({ ...variant, sku: `${variant.sku}-S${series}` })) },
  };
}

/**
 * A catalog of a given size made of a smaller one: further series of its products, and further categories below those of
 * the second level, dealt out evenly. For measuring how the shop grows.
 */
export function scaleCatalog(seed: CatalogSeed, size: CatalogSize): CatalogSeed {
  if (seed.products.length >= size.products && countCategories(seed.categories) >= size.categories) return seed;
  const categories = copyCategories(seed.categories);
  const parents = secondLevel(categories);
  const added: string[] = [];
  for (let count = countCategories(categories); count < size.categories && parents.length > 0; count += 1) {
    const parent = parents[added.length % parents.length];
    if (!parent) break;
    const number = Math.floor(added.length / parents.length) + 1;
    const urlKey = `s${number}`;
    const name = `${parent.category.name} S${number}`;
    parent.category.children.push({ urlKey, name, description: `<p>${name}</p>`, children: [] });
    added.push(`${parent.path}/${urlKey}`);
  }
  const products = [...seed.products];
  const productAttributes = { ...seed.productAttributes };
  for (let index = 0; products.length < size.products && seed.products.length > 0; index += 1) {
    const original = seed.products[index % seed.products.length];
    if (!original) break;
    const copy = copyProduct(
      original,
      Math.floor(index / seed.products.length) + 2,
      added[index % Math.max(added.length, 1)],
    );
    products.push(copy);
    const values = seed.productAttributes?.[original.sku];
    if (values)
      productAttributes[copy.sku] = Object.fromEntries(
        Object.entries(values).filter(([code]) => code !== 'customer_rating'),
      );
  }
  return { ...seed, categories, products, productAttributes };
}
