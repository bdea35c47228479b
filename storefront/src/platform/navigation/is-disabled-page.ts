import {
  CommerceError,
  defineQuery,
  execute,
  graphql,
  type CommerceClient,
  type ExecuteOptions,
  type GraphQLErrorDetail,
} from '../../commerce/index.ts';

/**
 * Resolves a path to the id of its entity. Unlike `route`, which is its successor, it does not load the entity, and
 * therefore finds disabled ones.
 */
export const entityUrlQuery = defineQuery({
  name: 'getEntityUrl',
  document: graphql(`
    query getEntityUrl($url: String!) {
      urlResolver(url: $url) {
        id
        type
      }
    }
  `),
});

/** Requests a CMS page by its id to find out whether there is one. */
export const cmsPagePresenceQuery = defineQuery({
  name: 'getCmsPagePresence',
  document: graphql(`
    query getCmsPagePresence($id: Int!) {
      cmsPage(id: $id) {
        identifier
      }
    }
  `),
  partial: true,
});

interface DisabledPageOptions extends ExecuteOptions {
  client: CommerceClient;
  /** The path that was looked up. */
  url: string;
}

const isNoSuchEntity = (errors: readonly GraphQLErrorDetail[], field: string): boolean =>
  errors.length > 0 &&
  errors.every(({ category, path }) => category === 'graphql-no-such-entity' && path.join() === field);

/**
 * Returns whether the errors of `route(url)` say that the page of the path is disabled, or that a rewrite leads to
 * something that was removed.
 *
 * - Magento 2.4.7-p7 and later: `graphql-no-such-entity` for a disabled product.
 * - All versions: an internal error for a disabled CMS page. It is the same as that of a failure, so the CMS page of the
 *   path is requested.
 *
 * @see https://github.com/magento/magento2/issues/38877
 * @throws CommerceError
 */
export async function isDisabledPage(
  errors: readonly GraphQLErrorDetail[],
  { client, url, ...options }: DisabledPageOptions,
): Promise<boolean> {
  if (isNoSuchEntity(errors, 'route')) return true;
  const isInternal = errors.every(
    ({ category, path }) => (category === undefined || category === 'internal') && path.join() === 'route',
  );
  // Without a home page, the shop is not there.
  if (!isInternal || /^\/*$/.test(url)) return false;
  const { data } = await execute(client, entityUrlQuery, { url }, options);
  const { id, type } = data.urlResolver ?? {};
  if (type !== 'CMS_PAGE' || typeof id !== 'number') return false;
  const response = await execute(client, cmsPagePresenceQuery, { id }, options).catch((error: unknown) => {
    // Without other data, the errors may come alone.
    if (error instanceof CommerceError && error.kind === 'graphql') return error;
    throw error;
  });
  return isNoSuchEntity(response.errors, 'cmsPage');
}
