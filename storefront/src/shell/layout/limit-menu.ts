import type { MenuCategory } from '../../platform/layout/layout-data.ts';

/** Categories in the menu of every page. 400 are about 20 kB of compressed HTML. */
const maximumCategories = 400;

/**
 * Shortens the menu of a shop with many categories, because the HTML of every page has it. The third level is left out
 * when it does not fit, then the end of each second level. The drawer loads all levels, the page of a category links to
 * its children, and each panel of the menu to its whole category.
 */
export function limitMenu(menu: readonly MenuCategory[], maximum = maximumCategories): MenuCategory[] {
  if (count(menu) <= maximum) return [...menu];
  const perCategory = Math.max(1, Math.floor(maximum / menu.length) - 1);
  const withoutThird = menu.map((category) => ({ ...category, children: category.children.map(withoutChildren) }));
  if (count(withoutThird) <= maximum) return withoutThird;
  return withoutThird.map((category) => ({ ...category, children: category.children.slice(0, perCategory) }));
}

const count = (categories: readonly MenuCategory[]): number =>
  categories.reduce((sum, { children }) => sum + 1 + count(children), 0);

const withoutChildren = (category: MenuCategory): MenuCategory => ({ ...category, children: [] });
