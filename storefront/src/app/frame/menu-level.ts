import type { MenuCategory } from './frame-data.ts';

/** One level of the drawer: a category with its children, or the top of the menu. */
export interface MenuLevel {
  /** Null at the top. */
  category: MenuCategory | null;
  categories: readonly MenuCategory[];
}

/** The level of a category; the top for null and for a uid that is not in the menu. */
export function menuLevel(menu: readonly MenuCategory[], uid: string | null): MenuLevel {
  const category = uid === null ? undefined : find(menu, uid)?.at(-1);
  return category ? { category, categories: category.children } : { category: null, categories: menu };
}

/** The category one level up, or null at and below the top. */
export function parentOf(menu: readonly MenuCategory[], uid: string | null): MenuCategory | null {
  return uid === null ? null : (find(menu, uid)?.at(-2) ?? null);
}

// The way from the top category down to the one of the uid.
function find(menu: readonly MenuCategory[], uid: string): MenuCategory[] | undefined {
  for (const category of menu) {
    if (category.uid === uid) return [category];
    const below = find(category.children, uid);
    if (below) return [category, ...below];
  }
  return undefined;
}
