import { trustedScriptUrl } from '../../trusted-types/index.ts';
import { offlinePage } from './offline-page.ts';
import type { WorkerMessage } from './worker-message.ts';

export interface WorkerOptions {
  /** Path before the pages of the store view; empty for the default one. */
  basePath: string;
  /** Called when a newer version of the shop waits; `update` shows it by loading the page again. */
  onUpdate(update: () => void): void;
  /** Loads the page again. */
  reload(): void;
}

/** The registered worker of a page. */
export interface ShopWorker {
  /** Keeps a public page for reading without a connection. */
  keepPage(address: string): void;
}

const isAsset = (address: string) => new URL(address).pathname.startsWith('/assets/');

/**
 * Registers the service worker at `/sw.js`. A browser that has none, or that fails to register it, loses
 * reading without a connection and nothing else: a warning is logged.
 */
export async function registerWorker({ basePath, onUpdate, reload }: WorkerOptions): Promise<ShopWorker | null> {
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!container) return null;
  try {
    const registration = await container.register(trustedScriptUrl('/sw.js'));
    const offer = () =>
      onUpdate(() => {
        const { waiting } = registration;
        // Another tab has updated already: no other worker takes over.
        if (!waiting) {
          reload();
          return;
        }
        container.addEventListener('controllerchange', reload, { once: true });
        post(waiting, { type: 'skip-waiting' });
      });
    // Without a worker in charge this is the first one: there is nothing to update.
    if (registration.waiting && container.controller) offer();
    registration.addEventListener('updatefound', () => {
      const { installing } = registration;
      installing?.addEventListener('statechange', () => {
        if (installing.state === 'installed' && container.controller) offer();
      });
    });
    await container.ready;
    return {
      keepPage: (page) => {
        const assets = performance.getEntriesByType('resource').map(({ name }) => name);
        const payload = { page, offlinePage: basePath + offlinePage, assets: assets.filter(isAsset) };
        // After an update, another one than when the page was opened.
        const { active } = registration;
        if (active) post(active, { type: 'keep-page', payload });
      },
    };
  } catch (error) {
    console.warn('The service worker could not be registered.', error);
    return null;
  }
}

function post(worker: ServiceWorker, message: WorkerMessage): void {
  worker.postMessage(message);
}
