import type { PurgedTags } from './parse-purge.ts';
import type { TagMatcher } from './purge-log.ts';

/**
 * Returns which tags of cached pages a purge is about: the purged tags themselves, and two that GraphQL does not let a
 * page know exactly.
 *
 * - `layout`, the tag of all pages, if a category was saved or all may have changed (`cat_c`): any category may be in the
 *   menu.
 * - `cms_p_<identifier>`, if any CMS page was saved: Magento purges CMS pages by numeric id, which GraphQL hides.
 */
export function toTagMatcher(tags: PurgedTags): TagMatcher {
  if (tags === 'all') return () => true;
  const purged = new Set(tags);
  const hasCategory = tags.some((tag) => /^cat_c(?:_\d+)?$/.test(tag));
  const hasCmsPage = tags.some((tag) => /^cms_p_\d+$/.test(tag));
  return (tag) => purged.has(tag) || (hasCategory && tag === 'layout') || (hasCmsPage && tag.startsWith('cms_p_'));
}
