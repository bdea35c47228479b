import type { LayoutData } from '../platform/layout/layout-data.ts';
import { getViewBase } from './store-views.ts';

/** Magento's parameters for the store view of a link, and for the one that the link was in. */
const storeParameter = '___store';
const fromParameter = '___from_store';

/**
 * Returns where a link with Magento's store parameters leads: to the page in the store view that it names, without the
 * parameters. The view may have the page at another path; its server redirects then. A code that is not one of the
 * website's store views is left out, so no parameter can name a host.
 *
 * @param pathname - Path of the URL without store code.
 * @returns path or URL; null for a URL without these parameters
 */
export function getStoreParameterRedirect(
  url: URL,
  pathname: string,
  { storeViews, basePath }: Pick<LayoutData, 'storeViews' | 'basePath'>,
): string | null {
  const parameters = new URLSearchParams(url.search);
  if (!parameters.has(storeParameter) && !parameters.has(fromParameter)) return null;
  const code = parameters.get(storeParameter);
  parameters.delete(storeParameter);
  parameters.delete(fromParameter);
  const view = storeViews.find((candidate) => candidate.code === code);
  const query = parameters.toString();
  return `${view ? getViewBase(view) : basePath}${pathname}${query && `?${query}`}`;
}
