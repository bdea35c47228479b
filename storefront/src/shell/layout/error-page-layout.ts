import type { LayoutData } from '../../platform/layout/layout-data.ts';

/**
 * Reduces the layout of an error page to the ways out: of the menus, the categories of the first level. Error pages are
 * rendered for each request while the backend fails. Every navigation from one loads a document, with the whole layout.
 */
export function toErrorPageLayout(layout: LayoutData): LayoutData {
  return {
    ...layout,
    isReduced: true,
    menu: layout.menu.map((category) => ({ ...category, promo: null, children: [] })),
  };
}
