import { neededFiles, findImages } from './needed-images.mjs';

const QUERY = `query Pages($page: Int!) {
  categories { items { children { url_path url_suffix children { url_path url_suffix children { url_path url_suffix } } } } }
  products(filter: {}, pageSize: 100, currentPage: $page) { page_info { total_pages } items { url_key url_suffix } }
}`;

/** The `Accept` header of Chromium for images; the service chooses the format by it. */
export const ACCEPT = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

/**
 * The parts of the backend's answer that are read here.
 *
 * @typedef {{ url_path: string | null, url_suffix: string | null, children?: Category[] }} Category
 * @typedef {{ url_key: string, url_suffix: string | null }} Product
 * @typedef {{ data: { categories: { items: Category[] }, products: { page_info: { total_pages: number }, items: Product[] } } }} Answer
 */

/**
 * Lists the home page, all categories and all products of the default store view.
 *
 * @param {string} backendUrl
 * @returns {Promise<string[]>} paths
 * @throws {Error} when the backend does not answer
 */
async function firstPages(backendUrl) {
  const ask = async (/** @type {number} */ page) => {
    const response = await fetch(`${backendUrl}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: QUERY, variables: { page } }),
    });
    const { data } = /** @type {Answer} */ (await response.json());
    return data;
  };
  const first = await ask(1);
  const further = [];
  for (let page = 2; page <= first.products.page_info.total_pages; page += 1)
    further.push((await ask(page)).products.items);
  const products = [first.products.items, ...further].flat();
  return [
    '/',
    ...categoryPaths(first.categories.items),
    ...products.map(({ url_key, url_suffix }) => `/${url_key}${url_suffix ?? ''}`),
  ];
}

/**
 * @param {Category[]} categories
 * @returns {string[]}
 */
function categoryPaths(categories) {
  return categories.flatMap(({ url_path, url_suffix, children = [] }) => [
    ...(url_path ? [`/${url_path}${url_suffix ?? ''}`] : []),
    ...categoryPaths(children),
  ]);
}

/**
 * Has the embedded backend render the images that shoppers see first, which it otherwise does when they are first
 * requested. They stay in its data folder for later starts.
 *
 * @param {object} shop
 * @param {string} shop.url
 * @param {string} shop.backendUrl
 * @param {number} parallel how many are rendered in parallel
 * @param {{ say?: (line: string) => void, signal?: AbortSignal }} [listeners] `say`: told how far it is, in a line each
 * tenth
 * @returns {Promise<boolean>} false when the signal ended it; a page or image that fails is left to the shopper's
 * request
 */
export async function renderImages({ url, backendUrl }, parallel, { say = () => {}, signal } = {}) {
  /** @type {Set<string>} */
  const files = new Set();
  await runLimited(await firstPages(backendUrl), parallel, signal, async (path) => {
    const html = await read(new URL(path, url), signal).then((response) => response?.text() ?? '');
    for (const address of findImages(html).flatMap(neededFiles)) {
      const { origin, pathname } = new URL(address, url);
      if (origin === new URL(url).origin && pathname.startsWith('/media/')) files.add(address);
    }
  });

  let done = 0;
  await runLimited([...files], parallel, signal, async (address) => {
    await read(new URL(address, url), signal).then((response) => response?.arrayBuffer());
    done += 1;
    const tenth = (/** @type {number} */ count) => Math.floor((count * 10) / files.size);
    if (tenth(done) > tenth(done - 1) && done < files.size)
      say(`Rendering the images of the first pages: ${done} of ${files.size}`);
  });
  return signal?.aborted !== true;
}

/**
 * @param {URL} address
 * @param {AbortSignal | undefined} signal
 * @returns {Promise<Response | null>} null when it could not be had
 */
async function read(address, signal) {
  return fetch(address, { headers: { accept: ACCEPT }, ...(signal ? { signal } : {}) }).catch(() => null);
}

/**
 * @template T
 * @param {readonly T[]} items
 * @param {number} parallel
 * @param {AbortSignal | undefined} signal
 * @param {(item: T) => Promise<void>} work must not reject
 */
async function runLimited(items, parallel, signal, work) {
  const waiting = items.values();
  const worker = async () => {
    for (const item of waiting) {
      if (signal?.aborted) return;
      await work(item);
    }
  };
  await Promise.all(Array.from({ length: parallel }, worker));
}
