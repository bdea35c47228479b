const storageKey = 'witryna_reloaded';

/** Time in ms within which a page that does not start is not loaded another time. */
const pause = 60_000;

/** What is needed of a window. */
interface Tab {
  navigator: Pick<Navigator, 'onLine'>;
  sessionStorage: Pick<Storage, 'getItem' | 'setItem'>;
  location: Pick<Location, 'reload'>;
}

/**
 * Loads the page again when its scripts are gone, as after a release while its HTML stood in a cache. Once: a page that does not start
 * then either is left as the server wrote it, which can be read and used without scripts.
 *
 * @returns whether it is loaded again
 */
export function reloadOnce({ navigator, sessionStorage, location }: Tab, now = Date.now()): boolean {
  try {
    if (!navigator.onLine || now - Number(sessionStorage.getItem(storageKey)) < pause) return false;
    sessionStorage.setItem(storageKey, String(now));
  } catch {
    // Without a memory it might go on for ever.
    return false;
  }
  location.reload();
  return true;
}
