import type { CurrentPage } from './navigation-types.ts';

/** Returns whether a page is the same for all shoppers. Search results are, although no cache stores them. */
export function isRestorablePage({
  name,
  page: {
    state: { cacheTags, status = 200 },
  },
}: Pick<CurrentPage, 'name' | 'page'>): boolean {
  return status === 200 && (cacheTags !== undefined || name === 'search');
}
