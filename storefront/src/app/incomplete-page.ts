/** Shows the notice that the page has not loaded completely, with a link that loads it again. The inline script of the page listens. */
export function showIncompletePage(): void {
  window.dispatchEvent(new Event('witryna:incomplete'));
}
