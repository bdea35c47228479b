/**
 * Shows the notice that the page has not loaded completely, with a link that reloads it. The inline script of the page
 * renders it.
 */
export function showIncompletePage(): void {
  window.dispatchEvent(new Event('witryna:incomplete'));
}
