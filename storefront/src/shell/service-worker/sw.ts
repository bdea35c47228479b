/// <reference lib="webworker" />
import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { pagesCache } from './page-cache.ts';
import { cacheOfflinePages, findOfflinePage, keepOfflinePage } from './offline-page.ts';
import { isCacheableResponse } from './cacheable-response.ts';
import { handleWorkerMessage, type KeepPagePayload } from './worker-message.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: { url: string; revision: string | null }[] };

// The worker never answers for the backend: nothing of a shopper and no price is kept. What it keeps is what everybody
// may see: files of the build, images, and public pages for reading without a connection.

// A new worker waits for the confirmation of the shopper; the first one does not wait.
clientsClaim();
cleanupOutdatedCaches();
precacheAndRoute(self.__WB_MANIFEST);

// Their names carry a hash of their contents.
const assets = new CacheFirst({
  cacheName: 'assets',
  plugins: [new ExpirationPlugin({ maxEntries: 200, purgeOnQuotaError: true })],
});
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), assets);

registerRoute(
  ({ url, sameOrigin, request }) => sameOrigin && url.pathname.startsWith('/media/') && request.destination === 'image',
  new CacheFirst({
    cacheName: 'media',
    plugins: [
      { cacheWillUpdate: ({ response }) => Promise.resolve(response.status === 200 ? response : null) },
      new ExpirationPlugin({ maxEntries: 120, maxAgeSeconds: 7 * 24 * 3600, purgeOnQuotaError: true }),
    ],
  }),
);

const pages = new NetworkFirst({
  cacheName: pagesCache,
  plugins: [
    { cacheWillUpdate: ({ response }) => Promise.resolve(isCacheableResponse(response) ? response : null) },
    new ExpirationPlugin({ maxEntries: 40, maxAgeSeconds: 7 * 24 * 3600, purgeOnQuotaError: true }),
    { handlerDidError: ({ request }) => findOfflinePage(request.url) },
  ],
});
registerRoute(({ request }) => request.mode === 'navigate', pages);

self.addEventListener('install', (event) => event.waitUntil(cacheOfflinePages((file) => keepFile(event, file))));

self.addEventListener('message', (event) => {
  handleWorkerMessage(event.data, {
    'skip-waiting': () => void self.skipWaiting(),
    'keep-page': ({ payload }) => event.waitUntil(keepPage(event, payload)),
  });
});

const isOwn = (address: string): boolean => new URL(address, self.location.origin).origin === self.location.origin;

const keepFile = (event: ExtendableEvent, file: string) => assets.handleAll({ event, request: new Request(file) })[1];

async function keepPage(event: ExtendableEvent, { page, offlinePage, assets: files }: KeepPagePayload): Promise<void> {
  const own = files.filter(
    (file) => isOwn(file) && new URL(file, self.location.origin).pathname.startsWith('/assets/'),
  );
  const kept: Promise<unknown>[] = own.map((file) => keepFile(event, file));
  if (isOwn(page)) kept.push(pages.handleAll({ event, request: new Request(page) })[1]);
  if (isOwn(offlinePage)) kept.push(keepOfflinePage(offlinePage, (file) => keepFile(event, file)));
  await Promise.allSettled(kept);
}
