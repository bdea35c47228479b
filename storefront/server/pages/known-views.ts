import type { LayoutData } from '../../src/platform/layout/layout-data.ts';
import type { StoreDefaults } from '../../src/platform/layout/shop-settings.ts';
import { findTextLocale } from '../../src/i18n/index.ts';

/** Locale and name of each store view, by the path before its pages. */
export interface KnownViews {
  /** Remembers the store views that a rendered page names. */
  remember(layout: Pick<LayoutData, 'basePath' | 'store' | 'storeViews'>): void;
  /** Returns the paths before the pages of all store views that are known. */
  getBasePaths(): string[];
  /** Returns locale and name of the store view of a path, as far as they are known, and the configured ones. */
  find(pathname: string): StoreDefaults;
}

/** Creates the memory of store views, for pages that are sent while the backend fails. */
export function createKnownViews(defaults: StoreDefaults): KnownViews {
  const localeByPath = new Map<string, StoreDefaults['locale']>();
  const nameByPath = new Map<string, string>();
  const basePaths = new Set<string>();
  const rememberLocale = (basePath: string, code: string | null) => {
    const locale = code === null ? null : findTextLocale(code);
    if (locale) localeByPath.set(basePath, locale);
  };
  return {
    remember: ({ basePath, store, storeViews }) => {
      for (const view of storeViews) {
        // One on another host has no path here.
        if (view.baseUrl === undefined) basePaths.add(view.basePath);
        rememberLocale(view.basePath, view.locale);
      }
      rememberLocale(basePath, store.locale);
      nameByPath.set(basePath, store.storeName);
    },
    getBasePaths: () => [...basePaths],
    find: (pathname) => {
      const first = `/${pathname.split('/')[1] ?? ''}`;
      const basePath = localeByPath.has(first) ? first : '';
      return {
        locale: localeByPath.get(basePath) ?? defaults.locale,
        name: nameByPath.get(basePath) || defaults.name,
      };
    },
  };
}
