import {
  CommerceError,
  defineQuery,
  execute,
  graphql,
  type CommerceClient,
  type ExecuteOptions,
  type GraphQLErrorDetail,
} from '../../commerce/index.ts';

/** Requests a CMS page to find out whether there is one. */
export const cmsPagePresenceQuery = defineQuery({
  name: 'getCmsPagePresence',
  document: graphql(`
    query getCmsPagePresence($identifier: String!) {
      cmsPage(identifier: $identifier) {
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
 * - All versions: an internal error for a disabled CMS page. It is the same as that of a failure, so the page itself is
 *   requested. Paths that end as those of products do keep their error: they would be missing as CMS pages in any case.
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
  const identifier = url.replace(/^\/+|\/+$/g, '');
  if (!isInternal || identifier === '' || /\.\w+$/.test(identifier)) return false;
  const response = await execute(client, cmsPagePresenceQuery, { identifier }, options).catch((error: unknown) => {
    // Without other data, the errors may come alone.
    if (error instanceof CommerceError && error.kind === 'graphql') return error;
    throw error;
  });
  return isNoSuchEntity(response.errors, 'cmsPage');
}
