import { campaignParameters } from '../../src/platform/navigation/campaign-parameters.ts';

const campaignParameter = new RegExp(`^${campaignParameters}$`);

const maxLength = 2000;

/** Key of a URL in the page cache. */
export interface PageKey {
  /** Path and query string, with the parameters in order and without those of campaigns. */
  key: string;
  /** Whether the page of this very URL may be stored under the key. One with further parameters might repeat them. */
  isCanonical: boolean;
}

/**
 * Returns the key of a URL, or null when no page is cached for it.
 *
 * @param url - URL on the shop's origin.
 */
export function getPageKey({ pathname, search, searchParams }: URL): PageKey | null {
  if (pathname.length + search.length > maxLength) return null;
  const parameters = [...searchParams].filter(([name]) => !campaignParameter.test(name));
  const query = new URLSearchParams(parameters);
  query.sort();
  const key = query.size > 0 ? `${pathname}?${query}` : pathname;
  return { key, isCanonical: parameters.length === searchParams.size };
}
