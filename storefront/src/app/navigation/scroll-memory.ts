import type { NavigationKind, Place } from './browser-navigation.ts';

const storageKey = 'witryna_scroll';
const maximumEntries = 50;

/** Remembers how far each history entry was scrolled and which link led on from it, for back, forward and, of the position, reload. */
export interface ScrollMemory {
  /** Saves the position of the entry that is being left, and the link that has the focus. */
  leave(key: string): void;
  /** Announces what is about to be shown, so that `apply` knows where to scroll. */
  willShow(place: Place, kind: NavigationKind, keep: boolean): void;
  /** Scrolls; call after the new page is in the document. Does nothing when the position is to be kept. */
  apply(): void;
  /**
   * Gives the focus back to the link that led on from the page that is shown again (accessibility line G-5); call after `apply`.
   *
   * @returns false when there is none, or it cannot have the focus
   */
  applyFocus(): boolean;
}

/**
 * Makes the memory. It lives in the tab's session storage, so that a reload comes back to the same place;
 * when the storage is blocked, positions last as long as the document.
 */
export function createScrollMemory(window: Window): ScrollMemory {
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
    willShow(place, kind, keep) {
      const saved = positions.get(place.key);
      nextLink = kind === 'pop' ? links.get(place.key) : undefined;
      if (keep) next = null;
      else if (kind === 'pop' && saved !== undefined) next = () => window.scrollTo(0, saved);
      else if (place.hash) next = () => scrollToFragment(window, place.hash);
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

/** Keeps the last entries of a memory that would grow with every page. */
function forget(memory: Map<string, unknown>): void {
  for (const key of [...memory.keys()].slice(0, -maximumEntries)) memory.delete(key);
}

/** The saved position of an entry, or null; used before the application starts, so that a reload does not jump. */
export function savedScroll(window: Window, key: string): number | null {
  return new Map(read(window)).get(key) ?? null;
}

function scrollToFragment(window: Window, hash: string): void {
  const id = hash.slice(1);
  const target = window.document.getElementById(id) ?? window.document.getElementById(decode(id));
  if (target) target.scrollIntoView();
  else window.scrollTo(0, 0);
}

function decode(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

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
