/** Returns the element that a click at the center of another one reaches; null outside of the screen. */
export function elementAtCenter(element: Element): Element | null {
  const { left, top, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2);
}
