import type { CatalogSeed, SeedCategory, SeedImage } from '../shop/catalog-seed.ts';

/** Images of a catalog. */
export interface CatalogImages {
  /** Path of a category's banner below `/media/`. */
  ofCategory(urlPath: string): string | undefined;
  /** Images of a product or variant. */
  ofProduct(sku: string): readonly SeedImage[];
}

function listBanners(categories: readonly SeedCategory[], parentPath = ''): [path: string, image: string][] {
  return categories.flatMap(({ urlKey, image, children = [] }) => [
    ...(image === undefined ? [] : [[`${parentPath}${urlKey}`, image] satisfies [string, string]]),
    ...listBanners(children, `${parentPath}${urlKey}/`),
  ]);
}

function createImages({ categories, products }: CatalogSeed): CatalogImages {
  const banners = new Map(listBanners(categories));
  const gallery = new Map<string, readonly SeedImage[]>();
  for (const { sku, images = [], kind } of products) {
    gallery.set(sku.toLowerCase(), images);
    if (kind.type !== 'configurable') continue;
    for (const variant of kind.variants) gallery.set(variant.sku.toLowerCase(), variant.images ?? images);
  }
  return {
    ofCategory: (urlPath) => banners.get(urlPath),
    ofProduct: (sku) => gallery.get(sku.toLowerCase()) ?? [],
  };
}

const known = new WeakMap<CatalogSeed, CatalogImages>();

/** Returns the images of a catalog; they are looked up once. */
export function getImages(catalog: CatalogSeed): CatalogImages {
  const images = known.get(catalog) ?? createImages(catalog);
  known.set(catalog, images);
  return images;
}
