/** Page of the default store view that is shown for one that was never visited; others have it below their base path. */
export const offlinePage = '/offline';
/** Where the service worker keeps them. */
export const offlineCache = 'offline';

/** Keeps a file of the build, and resolves when it is kept. */
type KeepFile = (address: string) => Promise<unknown>;

/**
 * Keeps the offline page, and with it everything that its HTML names: scripts, styles, and the messages of the shop's
 * language. Those of other store views that were kept before are fetched again, because their files are of an older
 * build.
 *
 * @throws Error when the server has no such page to give just now; the browser installs the worker another time then
 */
export async function cacheOfflinePages(keepFile: KeepFile): Promise<void> {
  const cache = await caches.open(offlineCache);
  const others = (await cache.keys()).map(({ url }) => new URL(url).pathname).filter((page) => page !== offlinePage);
  await cacheOfflinePage(offlinePage, keepFile);
  await Promise.all(others.map((page) => cacheOfflinePage(page, keepFile).catch(() => cache.delete(page))));
}

/**
 * Keeps the offline page of a visited store view, unless it is kept already.
 *
 * @param page - Its path.
 */
export async function keepOfflinePage(page: string, keepFile: KeepFile): Promise<void> {
  const kept = await caches.match(page, { cacheName: offlineCache });
  if (!kept) await cacheOfflinePage(page, keepFile);
}

/**
 * Finds the offline page for a page without a connection: that of its store view if it is kept, or else that of the
 * default one.
 *
 * @param url - URL of the page.
 */
export async function findOfflinePage(url: string): Promise<Response | undefined> {
  const basePath = new URL(url).pathname.split('/').slice(0, 2).join('/');
  const options = { cacheName: offlineCache };
  return (await caches.match(basePath + offlinePage, options)) ?? caches.match(offlinePage, options);
}

async function cacheOfflinePage(page: string, keepFile: KeepFile): Promise<void> {
  const response = await fetch(page, { cache: 'reload' });
  if (!response.ok) throw new Error(`The offline page was answered with status ${response.status}.`);
  const html = await response.clone().text();
  await Promise.all(Array.from(html.matchAll(/\/assets\/[\w.-]+/g), ([file]) => keepFile(file)));
  const cache = await caches.open(offlineCache);
  await cache.put(page, response);
}
