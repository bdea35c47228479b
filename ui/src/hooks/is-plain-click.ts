/** What of a click matters here; React's events have it too. */
type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'>;

/**
 * Whether a component may take over from a link: a click that nobody has answered, and that asks for no new tab or
 * window.
 */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: Click): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented;
}
