import type { MegaMenuItem } from '@witryna/ui/mega-menu';
import { SanitizedHtml } from '../../trusted-types/index.ts';
import type { MenuCategory } from '../../platform/layout/layout-data.ts';

/** The categories as the mega menu takes them. */
export function toMegaMenuItems(menu: readonly MenuCategory[]): MegaMenuItem[] {
  return menu.map((category) => ({
    id: category.uid,
    label: category.name,
    href: category.href,
    skinny: category.skinny,
    // Sanitized when the layout was loaded.
    ...(category.promo && { promo: <SanitizedHtml html={category.promo} /> }),
    children: category.children.map((group) => ({
      id: group.uid,
      label: group.name,
      href: group.href,
      children: group.children.map((child) => ({ id: child.uid, label: child.name, href: child.href })),
    })),
  }));
}

/**
 * Where a path is in the menu: the category of exactly this path and the top category above it.
 */
export function findActiveItems(menu: readonly MenuCategory[], pathname: string): { current?: string; top?: string } {
  const holds = (category: MenuCategory): string | undefined =>
    category.href === pathname ? category.uid : category.children.map(holds).find((uid) => uid !== undefined);
  for (const top of menu) {
    const current = holds(top);
    if (current !== undefined) return { current, top: top.uid };
  }
  const ancestor = menu.find(({ href }) => pathname.startsWith(`${href.replace(/\.[^./]*$/, '')}/`));
  return ancestor ? { top: ancestor.uid } : {};
}
