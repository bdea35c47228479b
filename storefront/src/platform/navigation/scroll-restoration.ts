import { decodeUriPart } from './decode-uri-part.ts';
import type { NavigationType, ShopLocation } from './navigation-types.ts';

const storageKey = 'witryna_scroll';
const maxEntries = 50;

/**
 * Remembers the scroll position of each history entry, and the link that was followed from it. Restores both on Back
 * and Forward, and the position also on reload.
 */
export interface ScrollRestoration {
  /** Saves the position of the entry that is being left, and the focused link. */
  leave(key: string): void;
  /** Determines where `apply` scrolls for the next page. */
  willShow(location: ShopLocation, navigationType: NavigationType, keep: boolean): void;
  /** Scrolls; call after the new page has rendered. Does nothing if the navigation keeps the position. */
  apply(): void;
  /**
   * Returns the focus to the link that was followed from a restored page (accessibility line G-5); call after `apply`.
   *
   * @returns false if there is none or it cannot be focused
   */
  applyFocus(): boolean;
}

/**
 * Creates the scroll restoration. Positions are in the session storage, so that they survive a reload; if it is
 * blocked, they are kept in memory.
 */
export function createScrollRestoration(window: Window): ScrollRestoration {
  const positions = new Map<string, number>(read(window));
  const links = new Map<string, [href: string, position: number]>();
  let next: (() => void) | null = null;
  let nextLink: [string, number] | undefined;
  const { document } = window;
  const linksTo = (href: string) => [...document.links].filter((link) => link.href === href);

  const save = () => {
    try {
      window.sessionStorage.setItem(storageKey, JSON.stringify([...positions]));
    } catch {
      // Blocked or full storage: positions stay in memory.
    }
  };
  const leave = (key: string) => {
    positions.delete(key);
    positions.set(key, window.scrollY);
    const link = [...document.links].find((one) => one === document.activeElement);
    links.delete(key);
    if (link) links.set(key, [link.href, linksTo(link.href).indexOf(link)]);
    forget(positions);
    forget(links);
    save();
  };

  return {
    leave,
    willShow(location, navigationType, keep) {
      const saved = positions.get(location.key);
      nextLink = navigationType === 'pop' ? links.get(location.key) : undefined;
      if (keep) next = null;
      else if (navigationType === 'pop' && saved !== undefined) next = () => window.scrollTo(0, saved);
      else if (location.hash) next = () => scrollToFragment(window, location.hash);
      else next = () => window.scrollTo(0, 0);
    },
    apply() {
      next?.();
      next = null;
    },
    applyFocus() {
      const link = nextLink && linksTo(nextLink[0])[nextLink[1]];
      nextLink = undefined;
      link?.focus({ preventScroll: true });
      return link !== undefined && link === document.activeElement;
    },
  };
}

/** Removes all but the last entries, since each page adds one. */
function forget(memory: Map<string, unknown>): void {
  for (const key of [...memory.keys()].slice(0, -maxEntries)) memory.delete(key);
}

/**
 * Returns the saved position of an entry, or null. Used before the application starts, so that a reload causes no jump.
 */
export function readScrollPosition(window: Window, key: string): number | null {
  return new Map(read(window)).get(key) ?? null;
}

function scrollToFragment(window: Window, hash: string): void {
  const { document } = window;
  const id = hash.slice(1);
  const target =
    document.getElementById(id) ?? document.getElementById(decodeUriPart(id)) ?? findContent(document, hash);
  // A tab or section that is closed opens and scrolls to it, unless the page is scrolled.
  if (!target || !isShown(target)) window.scrollTo(0, 0);
  else target.scrollIntoView();
}

/**
 * Scrolls to the fragment of a URL in content, whose ids have the prefix of page-builder. Browsers look for others
 * themselves when a page opens. Of a closed tab or section it shows where that is, whose scripts then load and open it.
 *
 * @returns whether the page has it
 */
export function scrollToContent({ document }: Window, hash: string): boolean {
  const target = findContent(document, hash);
  let shown: Element | null = target;
  while (shown && !isShown(shown)) shown = shown.parentElement;
  shown?.scrollIntoView();
  return target !== null;
}

// `checkVisibility` is missing in environments without layout.
const isShown = (element: Element) => typeof element.checkVisibility !== 'function' || element.checkVisibility();

const findContent = (document: Document, hash: string) => document.getElementById(`pb-${decodeUriPart(hash.slice(1))}`);

function read(window: Window): [string, number][] {
  try {
    const value: unknown = JSON.parse(window.sessionStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(value)
      ? value.filter(
          (entry): entry is [string, number] =>
            Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number',
        )
      : [];
  } catch {
    return [];
  }
}
