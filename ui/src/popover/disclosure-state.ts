/** How a panel came to be open: what hover or focus opened, a press keeps open. */
export type OpenedBy = 'press' | 'hover' | 'focus';

/**
 * Returns how the panel is open after a click on the trigger.
 *
 * @param openedBy - How the panel was opened; null if unknown.
 */
export function afterClick(openedBy: OpenedBy | null, open: boolean): OpenedBy | null {
  if (!open) return 'press';
  return openedBy === 'hover' || openedBy === 'focus' ? 'press' : null;
}

/** Returns how the panel is open after keyboard focus on the trigger. */
export function afterFocus(openedBy: OpenedBy | null): OpenedBy {
  return openedBy === null || openedBy === 'hover' ? 'focus' : openedBy;
}
