import { isUrl, toList, toText } from './findings.mjs';
import { getAt } from './get-at.mjs';

/** Query with which the shop requests an image of 40 px from an image service. */
const SMALL = 'width=40&quality=85&auto=webp&format=pjpg';

/** Path of what Magento shows for a product without an image: a file of the theme, or one that an admin uploaded. */
const PLACEHOLDER = /\/placeholder\//;

/**
 * Examines where the images of products come from, and who resizes them.
 *
 * @param {(query: string) => Promise<{ body: unknown }>} ask
 * @param {(path: string) => Promise<{ status: number, headers: Headers, text: string }>} request
 * @param {(url: string) => Promise<{ status: number }>} requestUrl requests a URL of another host, such as a CDN
 * @param {string} [service] `IMAGES` of the shop. Default: the shop itself
 * @returns {Promise<{ finding: import('./findings.mjs').Finding, settings: Record<string, string> }>} `settings`:
 * what the shop is to be started with
 */
export async function examineImages(ask, request, requestUrl, service = 'server') {
  const name = 'Images';
  const { body } = await ask(
    '{ storeConfig { secure_base_media_url } products(filter: {}, pageSize: 20) { items { image { url } } } }',
  );
  const base = getAt(body, 'data', 'storeConfig', 'secure_base_media_url');
  const urls = toList(getAt(body, 'data', 'products', 'items'))
    .map((item) => toText(getAt(item, 'image', 'url')))
    .filter((url) => isUrl(url) && !PLACEHOLDER.test(url));
  const url = urls.find((one) => typeof base === 'string' && one.startsWith(base)) ?? urls[0];
  if (typeof base !== 'string' || url === undefined)
    return { finding: { name, verdict: 'ok', text: 'not checked: no product has one' }, settings: {} };
  if (!url.startsWith(base))
    return {
      finding: {
        name,
        verdict: 'missing',
        text: `${url} is not below the media URL ${base}, so that nothing resizes it. Correct the base URLs for user media files in Magento, and set MEDIA_ORIGINS to ${new URL(url).origin} until then.`,
      },
      settings: { MEDIA_ORIGINS: new URL(url).origin },
    };
  const path = `/media/${url.slice(base.length).replace(/^\/+/, '')}`;
  const original = await request(path);
  if (original.status !== 200 && service !== 'server')
    return { finding: { name, verdict: 'ok', text: `are left to IMAGES=${service}` }, settings: {} };
  if (original.status !== 200)
    return (await isServed(requestUrl, url))
      ? {
          finding: {
            name,
            verdict: 'missing',
            text: `${path} answers ${original.status}, so that the shop cannot resize what ${new URL(url).origin} serves: have Magento’s web server serve /media/, or set IMAGES to the template of an image service, or to none as below`,
          },
          settings: { IMAGES: 'none' },
        }
      : {
          finding: {
            name,
            verdict: 'broken',
            text: `${path} answers ${original.status}; the shop loads originals from there to resize them. Have Magento’s web server serve /media/, or set IMAGES to none or to another service.`,
          },
          settings: {},
        };
  const small = await request(`${path}?${SMALL}`);
  if (small.status === 200 && getSize(small) < getSize(original))
    return {
      finding: { name, verdict: 'ok', text: 'are resized by the backend: set IMAGES to fastly' },
      settings: { IMAGES: 'fastly' },
    };
  return { finding: { name, verdict: 'ok', text: 'are stored in one size, and the shop resizes them' }, settings: {} };
}

/**
 * Returns whether browsers get an image, which they load by HTTPS alone.
 *
 * @param {(url: string) => Promise<{ status: number }>} requestUrl
 * @param {string} url
 */
const isServed = async (requestUrl, url) =>
  url.startsWith('https://') &&
  (await requestUrl(url).then(
    ({ status }) => status === 200,
    () => false,
  ));

/** @param {{ headers: Headers, text: string }} response */
const getSize = ({ headers, text }) => Number(headers.get('content-length') ?? text.length);
