import { layoutBlocks } from '../../platform/layout/layout-blocks.ts';
import type { LayoutData } from '../../platform/layout/layout-data.ts';

/** Blocks of other pages. */
const otherBlocks: ReadonlySet<string> = new Set([layoutBlocks.checkoutLinks, layoutBlocks.subscriptionOffer]);

/**
 * Reduces the layout of an error page to the ways out: of the menus, the categories of the first level; nothing of what
 * lists and products need. Error pages are rendered for each request while the backend fails. Every navigation from one
 * loads a document, with the whole layout.
 */
export function toErrorPageLayout(layout: LayoutData): LayoutData {
  // No text is read on an error page.
  const { shopUrls: _, ...settings } = layout.settings;
  return {
    ...layout,
    settings,
    isReduced: true,
    menu: layout.menu.map((category) => ({ ...category, promo: null, children: [] })),
    blocks: Object.fromEntries(Object.entries(layout.blocks).filter(([identifier]) => !otherBlocks.has(identifier))),
    filterInputs: {},
    productSections: [],
  };
}
