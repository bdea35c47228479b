/** Strings of the mega menu. */
export interface MegaMenuStrings {
  /** Name of the navigation landmark, e.g. `Kategorie`. */
  label: string;
  /** Text of the link to the category page, e.g. `(name) => Zobacz wszystko: ${name}`. */
  seeAllLabel(name: string): string;
}

export const megaMenuStrings: MegaMenuStrings = { label: 'Categories', seeAllLabel: (name) => `See all: ${name}` };
