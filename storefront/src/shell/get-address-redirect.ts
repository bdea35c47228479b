import type { LayoutData } from '../platform/layout/layout-data.ts';
import { getHostRedirect, getStoreParameterRedirect } from '../store-view/index.ts';
import { redirectTo, type RenderedRedirect } from './rendered-page.ts';

/** Parts of a URL's path. */
interface StorePath {
  /** Code of the store view in the path; null without one. */
  storeCode: string | null;
  /** The path after it. */
  pathname: string;
}

/**
 * Returns the redirect to the store view that a URL asks for, or to the one address of a page in its view.
 *
 * @returns null if the URL is that address
 */
export function getAddressRedirect(
  url: URL,
  { storeCode, pathname }: StorePath,
  layout: LayoutData,
  isPost: boolean,
): RenderedRedirect | null {
  const otherView = isPost ? null : getStoreParameterRedirect(url, pathname, layout);
  if (otherView !== null) return redirectTo(otherView, 302);
  const otherHost = isPost ? null : getHostRedirect(storeCode, pathname, url.search, layout.storeViews);
  if (otherHost !== null) return redirectTo(otherHost, 301);
  // The default view's pages have one address each, without its code.
  return storeCode !== null && !layout.basePath
    ? redirectTo(`${pathname.replace(/^\/+/, '/')}${url.search}`, 301)
    : null;
}
