import { localeTag } from '../i18n/index.ts';
import { equivalentPath, translatedPath, type EquivalentPathOptions } from './equivalent-path.ts';
import { getViewBase } from './store-views.ts';
import type { StoreView } from '../platform/layout/layout-data.ts';

/** The same page in a store view. */
export interface AlternatePage {
  /** BCP 47 tag of its language, or `x-default`. */
  hreflang: string;
  /** Path with the code of the view, or the URL on its host. */
  path: string;
}

/**
 * Finds a page in all store views, its own among them, by the look-up that the switcher uses.
 *
 * @param pathname without store code
 * @returns empty where the page is in one view only
 */
export async function findAlternatePages(
  pathname: string,
  { storeViews, ...options }: { storeViews: readonly StoreView[] } & Omit<EquivalentPathOptions, 'storeView'>,
): Promise<AlternatePage[]> {
  if (storeViews.length < 2) return [];
  const paths = await Promise.all(
    storeViews.map(async ({ code }) =>
      code === options.current ? pathname : equivalentPath(pathname, { ...options, storeView: code }),
    ),
  );
  return alternatePages(storeViews.map((view, index) => [view, paths[index] ?? null]));
}

/**
 * Lists a page of several store views with the language of each; the default view's is for all other languages, too. Of
 * several views in one language, it is that of the default view, or else of the first.
 */
export function alternatePages(pages: readonly (readonly [view: StoreView, path: string | null])[]): AlternatePage[] {
  const views = pages.map(([view]) => view);
  // The same on all hosts.
  const defaultView = views.find(({ isDefault }) => isDefault) ?? views.find(({ basePath }) => basePath === '');
  const found = pages.flatMap(([view, path]) =>
    path === null || !view.locale
      ? []
      : [
          {
            hreflang: localeTag(view.locale),
            path: `${getViewBase(view)}${path || '/'}`,
            view,
          },
        ],
  );
  const fallback = found.find(({ view }) => view === defaultView);
  // Search engines ignore a language that leads to two pages.
  const first = (tag: string) =>
    fallback?.hreflang === tag ? fallback : found.find(({ hreflang }) => hreflang === tag);
  const single = found.filter((page) => page === first(page.hreflang));
  if (single.length < 2) return [];
  return [...single, ...(fallback ? [{ ...fallback, hreflang: 'x-default' }] : [])].map(({ hreflang, path }) => ({
    hreflang,
    path,
  }));
}

/**
 * Path in a store view of a page that only another view has at this path, e.g. because a link without scripts put the
 * code of the view before it.
 *
 * @param pathname without store code
 * @param storeView code of the view whose path is wanted
 * @returns with leading slash; null where no view has a product or category there
 * @throws CommerceError
 */
export async function pathFromOtherViews(
  pathname: string,
  {
    storeView,
    storeViews,
    ...options
  }: { storeViews: readonly StoreView[] } & Omit<EquivalentPathOptions, 'current' | 'isStaticRoute'>,
): Promise<string | null> {
  const others = storeViews.filter(({ code }) => code !== storeView);
  const paths = await Promise.all(
    others.map(({ code }) => translatedPath(pathname, { ...options, storeView, current: code })),
  );
  // A view that gives the same path has not found the page either.
  return paths.find((path) => path !== null && path !== pathname) ?? null;
}
