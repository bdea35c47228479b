import type { ReactNode } from 'react';

export interface MegaMenuLink {
  id: string;
  /** Name of the category, e.g. `Witaminy`. */
  label: string;
  /** Address of the category's page. */
  href: string;
}

/** A second-level entry with its own third level. */
export interface MegaMenuGroup extends MegaMenuLink {
  children?: readonly MegaMenuLink[];
}

/** An entry of the bar. Without `children` it is a plain link. */
export interface MegaMenuItem extends MegaMenuLink {
  children?: readonly MegaMenuGroup[];
  /** Slim list in columns of six instead of groups. Default false. */
  skinny?: boolean;
  /** Promotion next to the links. */
  promo?: ReactNode;
}
