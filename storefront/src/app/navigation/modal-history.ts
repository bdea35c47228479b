import { media } from '@witryna/design-tokens';
import { modalEntry, type BrowserNavigation } from './browser-navigation.ts';

interface OpenModal {
  close(): void;
  isClosed: boolean;
}

/**
 * Lets the browser's Back close a modal on small screens, where it covers the page, instead of leaving the page behind it (accessibility
 * line DI-8). Each modal lies on a history entry of its own. The entry goes with the modal, or becomes that of the page which is opened
 * from it; a modal that stays open after Back, because it asks first, gets another.
 *
 * @returns what is told of each modal that opens and how it is closed; it returns what is called when the modal has closed
 */
export function createModalHistory(window: Window, navigation: BrowserNavigation): (close: () => void) => () => void {
  const modals: OpenModal[] = [];
  /** Entries of modals that have just closed; the next modal may stand on the same one. */
  let spare = 0;

  const onOwnEntry = () => window.history.state === modalEntry;
  const push = () => window.history.pushState(modalEntry, '');

  navigation.interceptPop(() => {
    const { pathname, search, hash } = navigation.getState().shown.place;
    const isShownPage = window.location.pathname === pathname && window.location.search === search;
    // A link to a place in the modal itself.
    if (isShownPage && window.location.hash !== hash) return false;
    const modal = modals.pop();
    if (!modal) return false;
    modal.close();
    window.setTimeout(() => {
      if (modal.isClosed) return;
      modals.push(modal);
      push();
    });
    // With an address of another page, Back went further: the navigation follows.
    return isShownPage;
  });

  // A page that is opened without closing the modal, such as a filtered list, took the place of the modal's entry.
  navigation.subscribe(() => {
    window.setTimeout(() => {
      if (modals.length > 0 && !navigation.getState().pending && !onOwnEntry()) push();
    });
  });

  const giveBack = () => {
    if (spare === 0) return;
    spare -= 1;
    // The page that is on its way takes the place of the entry.
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
