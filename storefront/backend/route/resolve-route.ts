import { inputError, noSuchEntity } from '../graphql-error.ts';
import type { RequestContext } from '../request-context.ts';
import { getHomePage } from '../store/store-config.ts';
import type { StoreView } from '../store/store-view.ts';
import { ownPath } from '../store/url-keys.ts';
import { entityAt, type EntityRoute } from './entity-routes.ts';
import { findRewrite } from './rewrites.ts';

/** Source object of `RoutableInterface`; what else it holds belongs to its type. */
export interface ResolvedRoute {
  readonly __typename: string;
  readonly relative_url: string;
  readonly redirect_code: number;
}

interface Target {
  /** Final path without leading slash, or a whole address. */
  readonly path: string;
  /** Code of the first rewrite; 0 without one. */
  readonly redirectCode: number;
}

const FOREIGN_ADDRESS = /^https?:\/\//u;
const LONGEST_CHAIN = 10;

/** Follows rewrites to the end. A chain that bites its own tail leads nowhere. */
function followRewrites(path: string, { database }: RequestContext): Target | null {
  let current = path;
  let redirectCode = 0;
  for (let step = 0; step < LONGEST_CHAIN; step += 1) {
    const rewrite = FOREIGN_ADDRESS.test(current) ? undefined : findRewrite(database, current);
    if (!rewrite) return { path: current, redirectCode };
    redirectCode = redirectCode || rewrite.redirectCode;
    current = rewrite.targetPath;
  }
  return null;
}

function withQuery(path: string, ...queries: readonly string[]): string {
  const query = queries.filter((part) => part !== '').join('&');
  return query === '' ? path : `${path}?${query}`;
}

/** Splits at the first question mark. */
function splitQuery(url: string): [path: string, query: string] {
  const mark = url.indexOf('?');
  return mark === -1 ? [url, ''] : [url.slice(0, mark), url.slice(mark + 1)];
}

/** Magento looks a path up as it is and decoded. */
function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Magento redirects to the path as it is stored where a slash at the end is missing or too much. */
const getSlashRedirect = (path: string, stored: string): number =>
  path.endsWith('/') === stored.endsWith('/') ? 0 : 301;

interface FoundEntity extends EntityRoute {
  readonly redirectCode: number;
}

/** Code of the redirect from another store view's path to the own one (magento/pwa). */
const FOUND_IN_OTHER_VIEW = 302;

/**
 * The entity at a path of the request's store view. Stock Magento knows no other paths; magento/pwa redirects from
 * those of other store views, by which a shopper who changes the view stays at the same product.
 */
function findEntity(
  { path, redirectCode }: Target,
  { database, storeView, storeViews, profile }: RequestContext,
): FoundEntity | null {
  // Targets of rewrites are stored in the words of the default view.
  const isOwn = redirectCode !== 0 || ownPath(storeView, path) === path;
  const others = profile === 'extended' ? storeViews.filter((view) => view !== storeView) : [];
  if (!isOwn && others.length === 0) return null;
  for (const view of [storeView, ...others]) {
    const found = entityAt(database, path, view, storeView);
    if (!found) continue;
    const code = isOwn && view === storeView ? getSlashRedirect(path, found.path) : FOUND_IN_OTHER_VIEW;
    return { ...found, redirectCode: redirectCode || code };
  }
  return null;
}

/**
 * Throws the error of Magento for an entity that is disabled in a store view. Its URL rewrite stays.
 *
 * @see https://github.com/magento/magento2/issues/38877 for CMS pages
 */
function requireEnabled(entity: ResolvedRoute, { disabledProducts = [], disabledPages = [] }: StoreView): void {
  if ('sku' in entity && disabledProducts.some((sku) => sku === entity.sku))
    throw noSuchEntity('This product is disabled.');
  if ('identifier' in entity && disabledPages.some((identifier) => identifier === entity.identifier))
    throw new Error(`The CMS page ${String(entity.identifier)} is disabled.`);
}

/**
 * Answers `Query.route`.
 *
 * @param url Path with or without leading slash, and maybe a query string, which is kept.
 * @returns null for a path that leads nowhere.
 * @throws CommerceError graphql-no-such-entity for a disabled product, and as `findRoute`.
 */
export function resolveRoute(url: string, context: RequestContext): ResolvedRoute | null {
  const route = findRoute(url, context);
  if (route) requireEnabled(route, context.storeView);
  return route;
}

/**
 * Finds what is at a path, also what is disabled.
 *
 * @throws CommerceError graphql-input for an empty argument; graphql-no-such-entity for a redirect to a path where
 * nothing is.
 */
export function findRoute(url: string, context: RequestContext): ResolvedRoute | null {
  if (url.trim() === '') throw inputError('"url" argument should be specified and not empty');
  const [beforeHash = ''] = url.trim().split('#');
  const [rawPath, query] = splitQuery(beforeHash);
  const path = rawPath.replace(/^\/+/u, '');
  const target = followRewrites(path === '' ? getHomePage(context.storeView) : decodePath(path), context);
  if (!target) return null;
  const redirect_code = target.redirectCode;
  if (FOREIGN_ADDRESS.test(target.path)) return { __typename: 'RoutableUrl', relative_url: target.path, redirect_code };
  const [targetPath, targetQuery] = splitQuery(target.path);
  const found = findEntity({ path: targetPath, redirectCode: redirect_code }, context);
  if (found) {
    return {
      ...found.entity,
      relative_url: withQuery(found.path, targetQuery, query),
      redirect_code: found.redirectCode,
    };
  }
  const other = context.lookUpRoute(targetPath, context);
  if (!other && redirect_code !== 0) throw noSuchEntity(`No such entity found with matching URL key: ${path}`);
  return other && { ...other, relative_url: withQuery(other.relative_url, targetQuery, query), redirect_code };
}
