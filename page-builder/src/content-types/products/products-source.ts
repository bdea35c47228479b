import type { ReactNode } from 'react';

/** A product, drawn by the host. */
export interface ProductCardItem {
  /** Unique among the products of the list. */
  id: string;
  /** Name of the product. */
  label: string;
  /** The card. */
  content: ReactNode;
}

/** Props of the host's component that loads products; this package lays the cards out. */
export interface ProductsSourceProps {
  /** The links of the products as Magento rendered them, in order. */
  pathNames: readonly string[];
  /** Whether the cards are in the first row of the page, so that their pictures should not wait. */
  priority: boolean;
  /** Lays out the cards: real ones, or placeholders while loading. With no cards nothing is shown. */
  children: (cards: readonly ProductCardItem[]) => ReactNode;
}
