import type { RequestContext } from '../request-context.ts';
import { decodeUid, encodeUid } from '../uid.ts';
import { findRoute } from './resolve-route.ts';

/** Source object of `EntityUrl`. */
interface EntityUrl {
  readonly id: number | null;
  readonly type: string | null;
  readonly relative_url: string;
  readonly entity_uid: string | null;
  readonly canonical_url: string;
  readonly redirectCode: number;
}

/** The numeric id of a resolved page; CMS pages say so in their uid or not at all. */
function numericId(entity: object): number | null {
  if ('id' in entity && typeof entity.id === 'number') return entity.id;
  return 'uid' in entity && typeof entity.uid === 'string' ? Number(decodeUid(entity.uid)) || null : null;
}

/** The kind of page that a resolved type is. */
function pageType(typename: string): string | null {
  if (typename.endsWith('Product')) return 'PRODUCT';
  if (typename === 'CategoryTree') return 'CATEGORY';
  return typename === 'CmsPage' ? 'CMS_PAGE' : null;
}

/**
 * Answers `Query.urlResolver`, which has disabled entities, too: Magento reads the rewrite alone.
 *
 * @returns null for a path that leads nowhere
 * @throws CommerceError as `findRoute`
 */
export function resolveEntityUrl(url: string, context: RequestContext): EntityUrl | null {
  const found = findRoute(url, context);
  if (!found || found.__typename === 'RoutableUrl') return null;
  const id = numericId(found);
  return {
    id,
    type: pageType(found.__typename),
    relative_url: found.relative_url,
    entity_uid: id === null ? null : encodeUid(id),
    canonical_url: found.relative_url,
    redirectCode: found.redirect_code,
  };
}
