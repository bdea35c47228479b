/** Strings of the mega menu. */
export interface MegaMenuStrings {
  /** Name of the navigation landmark, e.g. `Categories`. */
  label: string;
  /** Text of the link to the category page, e.g. `` (name) => `See all: ${name}` ``. */
  seeAllLabel(name: string): string;
}

export const megaMenuStrings: MegaMenuStrings = { label: 'Categories', seeAllLabel: (name) => `See all: ${name}` };
