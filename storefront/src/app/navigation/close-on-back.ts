import { reportError } from '../report-error.ts';
import type { BrowserNavigation } from './browser-navigation.ts';
import type { createModalHistory } from './modal-history.ts';

/** What `WitrynaProvider` is to call for each modal that opens, see `createModalHistory`. The script of that comes with the first modal. */
export function closeOnBack(navigation: BrowserNavigation): (close: () => void) => () => void {
  let history: Promise<ReturnType<typeof createModalHistory>> | undefined;
  return (close) => {
    history ??= import('./modal-history.ts').then((module) => module.createModalHistory(window, navigation));
    const closed = history.then((open) => open(close));
    closed.catch(reportError);
    return () => void closed.then((tell) => tell(), () => undefined);
  };
}
