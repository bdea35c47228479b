import { neededFiles, picturesOf } from './needed-pictures.mjs';

const QUERY = `query Pages($page: Int!) {
  categories { items { children { url_path url_suffix children { url_path url_suffix children { url_path url_suffix } } } } }
  products(filter: {}, pageSize: 100, currentPage: $page) { page_info { total_pages } items { url_key url_suffix } }
}`;

/** What Chromium says that it understands; the service chooses the format by it. */
const ACCEPT = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

/** Up to this width in pixels the smallest file of a picture is that of a thumbnail. */
const THUMBNAIL = 160;

/**
 * The parts of the backend's answer that are read here.
 *
 * @typedef {{ url_path: string | null, url_suffix: string | null, children?: Category[] }} Category
 * @typedef {{ url_key: string, url_suffix: string | null }} Product
 * @typedef {{ data: { categories: { items: Category[] }, products: { page_info: { total_pages: number }, items: Product[] } } }} Answer
 */

/**
 * The pages whose pictures a shopper sees first.
 *
 * @typedef {object} FirstPages
 * @property {string[]} lists paths of the home page and of all categories
 * @property {string[]} products paths of all products
 */

/**
 * Lists the home page, all categories and all products of the default store view.
 *
 * @param {string} backendUrl
 * @returns {Promise<FirstPages>}
 * @throws {Error} when the backend does not answer
 */
export async function firstPages(backendUrl) {
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
  for (let page = 2; page <= first.products.page_info.total_pages; page += 1) further.push((await ask(page)).products.items);
  return {
    lists: ['/', ...categoryPaths(first.categories.items)],
    products: [first.products.items, ...further].flat().map(({ url_key, url_suffix }) => `/${url_key}${url_suffix ?? ''}`),
  };
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
 * Says which files belong to what is seen first: of a list all pictures, of a product the first one and the thumbnails.
 *
 * @param {string} html of the page
 * @param {'list' | 'product'} kind
 * @returns {string[]} addresses
 */
export function firstFiles(html, kind) {
  const pictures = picturesOf(html);
  if (kind === 'list') return pictures.flatMap(neededFiles);
  const isThumbnail = (/** @type {string} */ address) => Number(new URL(address, 'http://shop').searchParams.get('width')) <= THUMBNAIL;
  return pictures.flatMap((picture) => {
    const files = neededFiles(picture);
    return !picture.lazy || files.some(isThumbnail) ? files : [];
  });
}

/**
 * Has the embedded backend draw the pictures that shoppers see first, which it otherwise does when they are first asked for. They stay in its data
 * folder, so that a later start finds them drawn.
 *
 * @param {object} shop
 * @param {string} shop.url
 * @param {string} shop.backendUrl
 * @param {number} parallel how many are drawn at once
 * @param {{ say?: (line: string) => void, signal?: AbortSignal }} [listeners] `say`: told how far it is, in a line each tenth
 * @returns {Promise<boolean>} false when the signal ended it; a page or picture that fails is left to the shopper's request
 */
export async function drawPictures({ url, backendUrl }, parallel, { say = () => {}, signal } = {}) {
  const { lists, products } = await firstPages(backendUrl);
  /** @type {Set<string>} */
  const files = new Set();
  const pages = [
    ...lists.map((path) => ({ path, kind: /** @type {const} */ ('list') })),
    ...products.map((path) => ({ path, kind: /** @type {const} */ ('product') })),
  ];
  await eachOf(pages, parallel, signal, async ({ path, kind }) => {
    const html = await read(new URL(path, url), signal).then((response) => response?.text() ?? '');
    for (const address of firstFiles(html, kind)) {
      const { origin, pathname } = new URL(address, url);
      if (origin === new URL(url).origin && pathname.startsWith('/media/')) files.add(address);
    }
  });

  let done = 0;
  await eachOf([...files], parallel, signal, async (address) => {
    await read(new URL(address, url), signal).then((response) => response?.arrayBuffer());
    done += 1;
    const tenth = (/** @type {number} */ count) => Math.floor((count * 10) / files.size);
    if (tenth(done) > tenth(done - 1) && done < files.size) say(`Drawing the pictures that are seen first: ${done} of ${files.size}`);
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
async function eachOf(items, parallel, signal, work) {
  const waiting = items.values();
  const worker = async () => {
    for (const item of waiting) {
      if (signal?.aborted) return;
      await work(item);
    }
  };
  await Promise.all(Array.from({ length: parallel }, worker));
}
