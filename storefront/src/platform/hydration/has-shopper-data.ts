/** Keys of the local storage that change nothing on a page before the shopper interacts with it. */
const irrelevantKeys = ['recently_viewed', 'recent_searches'];

/** The parts of `Window` that are used. */
interface Tab {
  localStorage: Storage;
  history: Pick<History, 'state'>;
  document: Pick<Document, 'cookie'>;
}

/**
 * Returns whether the browser holds data that the application shows on a page that is the same for everybody, such as a
 * cart, a session or a currency, or a history entry whose scroll position the application restores.
 */
export function hasShopperData(tab: Tab): boolean {
  try {
    return (
      tab.history.state !== null ||
      tab.document.cookie.includes('witryna_') ||
      Object.keys(tab.localStorage).some((key) => !irrelevantKeys.includes(key))
    );
  } catch {
    // A blocked storage holds nothing.
    return false;
  }
}
