import { isFilePath } from './is-file-path.ts';

/**
 * Paths of the application by the URLs at which the backend has the same pages, without scheme and slash at the end,
 * e.g. `{ 'magento.example/de': '/de' }`.
 */
export type ShopUrls = Readonly<Record<string, string>>;

/**
 * Returns the path in the application of a link to a page of the backend. Every other link stays as it is, and so do
 * those to files, which the application's host may not have.
 *
 * @param isPage - Whether Magento marks it as a page, whatever its ending. Default: false
 */
export function toShopPath(link: string, shopUrls: ShopUrls, isPage = false): string {
  if (!/^(?:https?:)?\/\//i.test(link) || !URL.canParse(link, 'https://relative.invalid')) return link;
  const { host, pathname, search, hash } = new URL(link, 'https://relative.invalid');
  if (isFilePath(pathname, isPage)) return link;
  const address = host + pathname;
  // The longest is the closest: one URL may be the beginning of another.
  const base = Object.keys(shopUrls)
    .filter((url) => `${address}/`.startsWith(`${url}/`))
    .sort((a, b) => b.length - a.length)[0];
  if (base === undefined) return link;
  // Two leading slashes would be a host name.
  const path = `${shopUrls[base] ?? ''}/${address.slice(base.length)}`
    .replace(/^\/+/, '/')
    .replace(/([^/])\/\/+/, '$1/');
  return path + search + hash;
}
