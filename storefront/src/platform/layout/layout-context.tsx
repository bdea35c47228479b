import { createContext, use } from 'react';
import { withBasePath } from '../navigation/store-code.ts';
import type { LayoutData } from './layout-data.ts';

const LayoutContext = createContext<LayoutData | null>(null);

/** Provides the layout data. */
export const LayoutProvider = LayoutContext;

/** Returns a URL in the store view of the page: internal paths get its base path. */
export function useStoreViewHref(href: string): string {
  const layout = use(LayoutContext);
  return layout ? withBasePath(layout.basePath, href, layout.storeViews) : href;
}

/** Returns the layout data: store settings, menu, blocks. */
export function useLayout(): LayoutData {
  const layout = use(LayoutContext);
  if (!layout) throw new Error('`useLayout` must be used within `LayoutProvider`.');
  return layout;
}
