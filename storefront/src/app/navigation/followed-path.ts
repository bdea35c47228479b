/** Whether an address is a page of the shop itself; the files of the backend below `/media` are none. */
export function isOwnPath(href: string): boolean {
  return /^\/(?![/\\]|(?:pub\/)?media\/)/.test(href) || href.startsWith('?');
}

/** What of a click on a link matters here; React's events have it too. */
export type LinkClick = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'>;

/** Whether a click asks for no new tab or window, and nobody has answered it. */
export function isPlainClick(event: LinkClick): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && !event.defaultPrevented;
}

/** Whether the shop follows a link itself: a plain click on one of its own paths. Everything else is left to the browser. */
export function isFollowed(event: LinkClick, link: HTMLAnchorElement): boolean {
  return isPlainClick(event) && isOwnPath(link.getAttribute('href') ?? '') && !link.hasAttribute('download') && (!link.target || link.target === '_self');
}
