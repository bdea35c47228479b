import { reportError } from '../errors/report-error.ts';
import type { BrowserNavigation } from './browser-navigation.ts';
import type { createModalHistory } from './modal-history.ts';

/** Returns the `onModalOpen` of `WitrynaProvider`, see `createModalHistory`. Its script loads with the first modal. */
export function closeOnBack(navigation: BrowserNavigation): (close: () => void) => () => void {
  let history: Promise<ReturnType<typeof createModalHistory>> | undefined;
  return (close) => {
    history ??= import('./modal-history.ts').then((module) => module.createModalHistory(window, navigation));
    const closed = history.then((open) => open(close));
    closed.catch(reportError);
    return () =>
      void closed.then(
        (tell) => tell(),
        () => undefined,
      );
  };
}
