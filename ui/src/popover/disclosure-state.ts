/** How a panel came to be open: what hover or focus opened, a press keeps open. */
export type OpenedBy = 'press' | 'hover' | 'focus';

/**
 * What a press of the trigger leads to.
 *
 * @param openedBy how the panel was opened; null where that is not known
 */
export function afterClick(openedBy: OpenedBy | null, open: boolean): OpenedBy | null {
  if (!open) return 'press';
  return openedBy === 'hover' || openedBy === 'focus' ? 'press' : null;
}

/** What the keyboard's focus on the trigger leads to. */
export function afterFocus(openedBy: OpenedBy | null): OpenedBy {
  return openedBy === null || openedBy === 'hover' ? 'focus' : openedBy;
}
