import { parseList, settingError } from './read-setting.ts';

/**
 * Reads the setting `SHIPPING_PAGE`, e.g. `versand` or `de:versand, en:shipping`.
 *
 * @returns paths of the pages on the costs of shipping, by the code of their store view; `*` is that of all others
 * @throws Error with one clear sentence when it cannot be used
 */
export function readShippingPages(value: string | undefined): Readonly<Record<string, string>> {
  const pages: Record<string, string> = {};
  for (const entry of parseList(value)) {
    const [, code = '*', path] = /^(?:([a-z]\w*):)?\/?([\w.~%-]+(?:\/[\w.~%-]+)*\/?)$/i.exec(entry) ?? [];
    if (!path)
      throw settingError(
        'SHIPPING_PAGE',
        'the path of a page, or one for each store view as in de:versand,en:shipping',
        entry,
      );
    pages[code] = `/${path}`;
  }
  return pages;
}
