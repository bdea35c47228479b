import type { IntlShape } from '../../i18n/index.ts';
import { registerWorker } from './register.ts';
import { messages } from '../frame/messages.ts';
import type { ShopUi } from '../frame/shop-ui.ts';
import type { BrowserNavigation } from '../navigation/browser-navigation.ts';

interface WorkerHost {
  navigation: BrowserNavigation;
  ui: ShopUi;
  intl: IntlShape;
  window: Window;
}

/**
 * Registers the service worker, offers a new version instead of changing to it silently, and has the public pages that are
 * visited kept for reading without a connection; private ones never.
 */
export async function startWorker({ navigation, ui, intl, window }: WorkerHost): Promise<void> {
  const worker = await registerWorker({
    onUpdate: (update) => {
      ui.toasts.add({
        type: 'info',
        message: intl.formatMessage(messages.newVersion),
        timeout: false,
        actionText: intl.formatMessage(messages.showNewVersion),
        onAction: update,
      });
    },
  });
  if (!worker) return;
  let kept = '';
  const keepShown = () => {
    const { shown, pending } = navigation.getState();
    const { cacheTags, status = 200 } = shown.page.state;
    const address = new URL(`${shown.place.pathname}${shown.place.search}`, window.location.origin).href;
    if (pending || !cacheTags || status !== 200 || address === kept) return;
    kept = address;
    worker.keepPage(address);
  };
  keepShown();
  navigation.subscribe(keepShown);
}
