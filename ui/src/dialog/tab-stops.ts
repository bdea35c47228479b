const mayBeStop =
  'a[href], button, input, select, textarea, summary, iframe, audio, video, [tabindex], [contenteditable]';

/** What Tab stops at inside an element, in the order of the page. */
export function getTabStops(within: HTMLElement): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(mayBeStop)].filter(
    (element) => element.tabIndex >= 0 && !element.matches(':disabled, [hidden] *, [inert] *') && isShown(element),
  );
}

// Not known to every environment without a layout.
function isShown(element: HTMLElement): boolean {
  return typeof element.checkVisibility === 'function' ? element.checkVisibility({ visibilityProperty: true }) : true;
}
