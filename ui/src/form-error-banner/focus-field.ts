const CONTROLS = 'input:not([type="hidden"]), select, textarea, button';

/**
 * Brings a field into view, label first, and puts the focus on it.
 *
 * @param id id of the control, or of a group: then its chosen or first control takes the focus
 * @returns false when there is no such field on the page
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
