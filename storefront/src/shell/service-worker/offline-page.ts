/** Page that is shown for one that was never visited. */
export const offlinePage = '/offline';
/** Where the service worker keeps it. */
export const offlineCache = 'offline';

/**
 * Keeps the offline page, and with it everything that its HTML names: scripts, styles, and the messages of the shop's
 * language.
 *
 * @param keepFile resolves when a file of the build is kept
 * @throws Error when the server has no such page to give just now; the browser installs the worker another time then
 */
export async function cacheOfflinePage(keepFile: (address: string) => Promise<unknown>): Promise<void> {
  const response = await fetch(offlinePage, { cache: 'reload' });
  if (!response.ok) throw new Error(`The offline page was answered with status ${response.status}.`);
  const html = await response.clone().text();
  await Promise.all(Array.from(html.matchAll(/\/assets\/[\w.-]+/g), ([file]) => keepFile(file)));
  const cache = await caches.open(offlineCache);
  await cache.put(offlinePage, response);
}
