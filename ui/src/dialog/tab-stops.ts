const mayBeStop =
  'a[href], button, input, select, textarea, summary, iframe, audio, video, [tabindex], [contenteditable]';

/** Returns the tab stops inside an element, in document order. */
export function getTabStops(within: HTMLElement): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(mayBeStop)].filter(
    (element) => element.tabIndex >= 0 && !element.matches(':disabled, [hidden] *, [inert] *') && isShown(element),
  );
}

// `checkVisibility` is missing in environments without layout.
function isShown(element: HTMLElement): boolean {
  return typeof element.checkVisibility === 'function' ? element.checkVisibility({ visibilityProperty: true }) : true;
}
