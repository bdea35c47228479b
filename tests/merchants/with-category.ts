import { defineShop, type SeedCategory, type Shop } from '../../storefront/backend/index.ts';

/** Returns a shop in which the category at a path, e.g. `shoes/boots`, has other settings. */
export function withCategory(
  { catalog, ...shop }: Shop,
  path: string,
  settings: Omit<Partial<SeedCategory>, 'urlKey' | 'children'>,
): Shop {
  const change = (categories: readonly SeedCategory[], [key, ...rest]: readonly string[]): readonly SeedCategory[] =>
    categories.map((category) => {
      if (category.urlKey !== key) return category;
      return rest.length > 0
        ? { ...category, children: change(category.children ?? [], rest) }
        : { ...category, ...settings };
    });
  return defineShop({ ...shop, catalog: { ...catalog, categories: change(catalog.categories, path.split('/')) } });
}
