import type { MegaMenuLink } from './mega-menu-item.ts';

/** What the narrowest screen with a menu holds on one line: characters, with three between two items. */
const lineLength = 90;

/**
 * Returns whether items may need more than one line somewhere. An estimate that the server can make: the styles find
 * out what fits.
 */
export function mayWrap(items: readonly Pick<MegaMenuLink, 'label'>[]): boolean {
  return items.map(({ label }) => label).join('   ').length > lineLength;
}
