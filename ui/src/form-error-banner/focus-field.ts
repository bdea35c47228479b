const CONTROLS = 'input:not([type="hidden"]), select, textarea, button';

/**
 * Scrolls a field into view, with its label, and focuses it.
 *
 * @param id - Id of the control, or of a group: its checked or first control receives focus.
 * @returns false if there is no such field on the page.
 */
export function focusField(id: string): boolean {
  const element = document.getElementById(id);
  const control = element?.matches(CONTROLS)
    ? element
    : (element?.querySelector<HTMLElement>('input:checked') ?? element?.querySelector<HTMLElement>(CONTROLS));
  if (!control) return false;
  const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined;
  (label ?? control).scrollIntoView({ block: 'start' });
  control.focus({ preventScroll: true });
  return true;
}
