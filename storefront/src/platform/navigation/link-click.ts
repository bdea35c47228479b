/** Returns whether a URL is a page of the shop; the backend's files below `/media` are not. */
export function isInternalPath(href: string): boolean {
  return /^\/(?![/\\]|(?:pub\/)?media\/)/.test(href) || href.startsWith('?');
}

/** The used properties of a click; React's events have them, too. */
export type LinkClick = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'>;

/** Returns whether a click opens no new tab or window and has not been handled. */
export function isPlainClick(event: LinkClick): boolean {
  return (
    event.button === 0 &&
    !event.metaKey &&
    !event.ctrlKey &&
    !event.shiftKey &&
    !event.altKey &&
    !event.defaultPrevented
  );
}

/**
 * Returns whether the application handles a click on a link: a plain click on an internal path. The browser handles all
 * others.
 */
export function shouldHandleClick(event: LinkClick, link: HTMLAnchorElement): boolean {
  return (
    isPlainClick(event) &&
    isInternalPath(link.getAttribute('href') ?? '') &&
    !link.hasAttribute('download') &&
    (!link.target || link.target === '_self')
  );
}
