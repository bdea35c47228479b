import { idPrefix } from './replacements.ts';
import { safeLink } from './url.ts';

/**
 * Returns the URL of a link in content if it is allowed. Links inside the page get the prefix that ids of content have,
 * except the one to the top of the page.
 *
 * @returns undefined also for `#` alone, which leads nowhere without the scripts of Magento's themes
 */
export function readContentLink(url: string | undefined): string | undefined {
  const link = safeLink(url);
  if (link === '#') return undefined;
  return link !== undefined && /^#(?!top$)/i.test(link) ? `#${idPrefix}${link.slice(1)}` : link;
}
