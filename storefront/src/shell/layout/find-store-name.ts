/** What a backend tells about the name of a shop; each may be missing or without a meaning for shoppers. */
export interface NameSources {
  /** End of all page titles with its separator (Magento: `design/head/title_suffix`), e.g. ` | Wagner`. */
  titleSuffix?: string | null | undefined;
  /** Name of the store view, e.g. `Wagner` or `Deutsch`. */
  view?: string | null | undefined;
  /** Name of the group of the store view. */
  group?: string | null | undefined;
  /** Alternative text of the logo (Magento: `design/header/logo_alt`). */
  logo?: string | null | undefined;
  /** Title of pages without one (Magento: `design/head/default_title`). */
  title?: string | null | undefined;
  /** Data key of the language of the store view, e.g. `de_DE`. */
  locale?: string | null | undefined;
  /** `SHOP_NAME`; empty for none. */
  configured: string;
}

/** Names that a new Magento has, which no merchant gave to a shop. */
const stockNames = new Set(['Default Store View', 'Main Website Store', 'Magento Commerce']);

/**
 * Finds the name of the shop: the one at the end of page titles or of the store view, otherwise the configured one,
 * otherwise what comes close to a name; null for none. Many store views are named by their language, for the admin
 * only.
 */
export function findStoreName(sources: NameSources): string | null {
  const { titleSuffix, view, group, logo, title, locale, configured } = sources;
  const suffix = titleSuffix?.replace(/^[\s|·•–—:/-]+/u, '');
  const named = [suffix, isLanguageName(view, locale) ? null : view, configured, logo, title, group];
  return named.map((text) => text?.trim()).find((text) => text && !stockNames.has(text)) ?? null;
}

/** Whether a name says no more than the language, in English or in itself: `German`, `Deutsch`, `English Store View`. */
function isLanguageName(name: string | null | undefined, locale: string | null | undefined): boolean {
  const language = locale?.split('_')[0] ?? '';
  if (!name || !/^[a-z]{2,3}$/.test(language)) return false;
  const bare = name.replace(/\s*(?:\bstore(?: view)?|\bview|\(.*\))\s*$/i, '').trim();
  return ['en', language].some((shownIn) => {
    const own = new Intl.DisplayNames([shownIn], { type: 'language' }).of(language);
    return own?.localeCompare(bare, shownIn, { sensitivity: 'accent' }) === 0;
  });
}
