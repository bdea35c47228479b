import type { ReactNode } from 'react';

/** A product, rendered by the host. */
export interface ProductItem {
  /** Unique among the products of the list. */
  id: string;
  /** Name of the product. */
  label: string;
  /** The card. */
  content: ReactNode;
}

/** Props of the host's component that loads products; this package lays the cards out. */
export interface ProductsComponentProps {
  /** Links of the products in order, as Magento rendered them; those to `shopHosts` are paths, with their query. */
  pathNames: readonly string[];
  /** Whether the cards are in the first row of the page, so that their images should not wait. */
  priority: boolean;
  /** Lays out the cards: real ones, or placeholders while loading. With no cards nothing is shown. */
  children: (cards: readonly ProductItem[]) => ReactNode;
}
