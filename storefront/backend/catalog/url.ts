import type { StoreView } from '../store/store-view.ts';
import { ownPath } from '../store/url-keys.ts';

/** Suffix of product and category pages where the merchant has set none (`catalog/seo/*_url_suffix`). */
const DEFAULT_SUFFIX = '.html';

/** What of a store view its URLs depend on. */
type UrlView = Pick<StoreView, 'settings' | 'config' | 'urlKeys'>;

/**
 * Suffix of product or category pages, as `storeConfig` of a store view has it: `.html` unless the merchant has set
 * another one, which may be empty or null.
 */
export function getUrlSuffix({ settings, config }: UrlView, kind: 'product' | 'category'): string | null {
  const { [`${kind}_url_suffix`]: suffix = DEFAULT_SUFFIX } = { ...settings.config, ...config };
  return typeof suffix === 'string' ? suffix : null;
}

/** Path of a product in a store view, without leading slash. */
export const productPath = (view: UrlView, urlKey: string): string =>
  `${ownPath(view, urlKey)}${getUrlSuffix(view, 'product') ?? ''}`;

/** Path of a category in a store view, without leading slash. */
export const categoryPath = (view: UrlView, urlPath: string): string =>
  `${ownPath(view, urlPath)}${getUrlSuffix(view, 'category') ?? ''}`;
