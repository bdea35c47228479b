import type { ReactNode } from 'react';

export interface MegaMenuLink {
  id: string;
  /** Name of the category, e.g. `Vitamins`. */
  label: string;
  /** URL of the category page. */
  href: string;
}

/** Second-level item with a third level. */
export interface MegaMenuGroup extends MegaMenuLink {
  children?: readonly MegaMenuLink[];
}

/** Top-level item. Without `children` it is a plain link. */
export interface MegaMenuItem extends MegaMenuLink {
  children?: readonly MegaMenuGroup[];
  /** Whether to show a slim list in columns of six instead of groups. Default `false`. */
  skinny?: boolean;
  /** Promotional content next to the links. */
  promo?: ReactNode;
}
