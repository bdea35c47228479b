/**
 * Returns the ids of the items that are open initially: without `multiple`, at most the first of them.
 *
 * @param sections in the order of the page
 */
export function getInitiallyOpen(sections: readonly { id: string; open?: boolean }[], multiple: boolean): string[] {
  const ids = sections.filter((section) => section.open).map((section) => section.id);
  return multiple ? ids : ids.slice(0, 1);
}
