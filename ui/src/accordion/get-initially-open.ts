import type { AccordionItem } from './accordion-item.ts';

/**
 * Returns the ids of the items that are open initially: without `multiple`, at most the first of them.
 *
 * @param items in the order of the page
 */
export function getInitiallyOpen(
  items: readonly Pick<AccordionItem, 'id' | 'defaultOpen'>[],
  multiple: boolean,
): string[] {
  const ids = items.filter(({ defaultOpen }) => defaultOpen).map(({ id }) => id);
  return multiple ? ids : ids.slice(0, 1);
}
