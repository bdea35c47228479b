import type { Shown } from './browser-navigation.ts';

/** Whether any cache may hold a page. Lists of results are as public, though no cache holds them. */
export function isPublicPage({ kind, page: { state: { cacheTags, status = 200 } } }: Pick<Shown, 'kind' | 'page'>): boolean {
  return status === 200 && (cacheTags !== undefined || kind === 'search');
}
