import { media } from '@witryna/design-tokens';
import { modalEntry, type BrowserNavigation } from './browser-navigation.ts';

interface OpenModal {
  close(): void;
  isClosed: boolean;
}

/**
 * Makes Back close a modal on small screens, where it covers the page, instead of leaving the page (accessibility line
 * DI-8). Each modal has its own history entry, which is removed when the modal closes, or replaced by the page that is
 * opened from it. A modal that stays open after Back, because it asks for confirmation, gets a new entry.
 *
 * @returns a function to call with `close` for each modal that opens; it returns a function to call after the modal has
 * closed
 */
export function createModalHistory(window: Window, navigation: BrowserNavigation): (close: () => void) => () => void {
  const modals: OpenModal[] = [];
  /** Entries of modals that have just closed; the next modal may reuse one. */
  let spare = 0;

  const onOwnEntry = () => window.history.state === modalEntry;
  const push = () => window.history.pushState(modalEntry, '');

  navigation.interceptPop(() => {
    const { pathname, search, hash } = navigation.getState().current.location;
    const isShownPage = window.location.pathname === pathname && window.location.search === search;
    // A link to a fragment in the modal itself.
    if (isShownPage && window.location.hash !== hash) return false;
    const modal = modals.pop();
    if (!modal) return false;
    modal.close();
    window.setTimeout(() => {
      if (modal.isClosed) return;
      modals.push(modal);
      push();
    });
    // With the URL of another page, Back went further: the navigation handles it.
    return isShownPage;
  });

  // A page that opened without closing the modal, such as a filtered list, replaced the modal's entry.
  navigation.subscribe(() => {
    window.setTimeout(() => {
      if (modals.length > 0 && !navigation.getState().pending && !onOwnEntry()) push();
    });
  });

  const giveBack = () => {
    if (spare === 0) return;
    spare -= 1;
    // The pending page replaces the entry.
    if (!onOwnEntry() || navigation.getState().pending) return;
    navigation.dropEntry();
  };

  return (close) => {
    if (!window.matchMedia(media.to639).matches) return () => undefined;
    const modal: OpenModal = { close, isClosed: false };
    modals.push(modal);
    if (spare > 0) spare -= 1;
    else push();
    return () => {
      modal.isClosed = true;
      const index = modals.indexOf(modal);
      if (index < 0) return;
      modals.splice(index, 1);
      spare += 1;
      window.setTimeout(giveBack);
    };
  };
}
