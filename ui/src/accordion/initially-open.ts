/**
 * Ids of the sections that are open at first. In single mode only the first of them stays open (UI-10).
 *
 * @param sections in the order of the page
 */
export function initiallyOpen(sections: readonly { id: string; open?: boolean }[], single: boolean): string[] {
  const ids = sections.filter((section) => section.open).map((section) => section.id);
  return single ? ids.slice(0, 1) : ids;
}
