const storageKey = 'witryna_reloaded';

/** Time in ms within which a page is not reloaded a second time. */
const pause = 60_000;

/** The parts of `Window` that are used. */
interface Tab {
  navigator: Pick<Navigator, 'onLine'>;
  sessionStorage: Pick<Storage, 'getItem' | 'setItem'>;
  location: Pick<Location, 'reload'>;
}

/**
 * Reloads a page whose scripts are missing, e.g. because its cached HTML is older than the release. Reloads only once:
 * if that does not help, the server's HTML stays, which is usable without scripts.
 *
 * @returns whether the page reloads
 */
export function reloadOnce({ navigator, sessionStorage, location }: Tab, now = Date.now()): boolean {
  try {
    if (!navigator.onLine || now - Number(sessionStorage.getItem(storageKey)) < pause) return false;
    sessionStorage.setItem(storageKey, String(now));
  } catch {
    // Without storage, it might reload endlessly.
    return false;
  }
  location.reload();
  return true;
}
