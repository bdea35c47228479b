const focusable = 'a[href], button, input, select, textarea, summary, iframe, [tabindex]:not([tabindex="-1"])';

/** Returns whether the first content of an element is focusable, so that the element itself need not be a tab stop. */
export function startsWithFocusable(element: Element): boolean {
  for (const node of element.childNodes) {
    if (node instanceof Text && node.data.trim() === '') continue;
    if (!(node instanceof Element)) return false;
    return node.matches(focusable) || startsWithFocusable(node);
  }
  return false;
}
