import type { IntlShape } from '../../i18n/index.ts';
import { registerWorker } from './register.ts';
import type { UiStore } from '../../platform/layout/ui-store.ts';
import type { BrowserNavigation } from '../../platform/navigation/browser-navigation.ts';

interface WorkerHost {
  navigation: BrowserNavigation;
  ui: UiStore;
  intl: IntlShape;
  window: Window;
  /** Path before the pages of the store view; empty for the default one. */
  basePath: string;
}

/**
 * Registers the service worker, offers a new version instead of changing to it silently, and has the public pages that
 * are visited kept for reading without a connection; private ones never.
 */
export async function startWorker({ navigation, ui, intl, window, basePath }: WorkerHost): Promise<void> {
  const worker = await registerWorker({
    basePath,
    reload: () => window.location.reload(),
    onUpdate: (update) => {
      ui.toasts.add({
        type: 'info',
        message: intl.formatMessage('layout.newVersion'),
        timeout: false,
        actionText: intl.formatMessage('layout.showNewVersion'),
        onAction: update,
      });
    },
  });
  if (!worker) return;
  let kept = '';
  const keepShown = () => {
    const { current, pending } = navigation.getState();
    const { cacheTags, status = 200 } = current.page.state;
    const address = new URL(`${current.location.pathname}${current.location.search}`, window.location.origin).href;
    if (pending || !cacheTags || status !== 200 || address === kept) return;
    kept = address;
    worker.keepPage(address);
  };
  keepShown();
  navigation.subscribe(keepShown);
}
