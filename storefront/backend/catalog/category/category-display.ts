import type { CatalogSeed, SeedCategory, SeedCategoryDisplay } from '../../shop/catalog-seed.ts';

/** Returns the display settings of the category at a path such as `shoes/boots`; empty where it has none. */
export function getCategoryDisplay({ categories }: CatalogSeed, urlPath: string | null): SeedCategoryDisplay {
  let found: SeedCategory | undefined;
  let level = categories;
  for (const key of urlPath?.split('/') ?? []) {
    found = level.find(({ urlKey }) => urlKey === key);
    level = found?.children ?? [];
  }
  return found?.display ?? {};
}
