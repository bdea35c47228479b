import { CommerceError, execute, type CommerceClient, type ExecuteOptions, type Query } from '../../commerce/index.ts';

/**
 * Executes a query whose only field is `route(url)`.
 *
 * @param query marked `partial`, so that its errors come with the response
 * @returns the route; null for an unknown path, and for a page that is disabled, which Magento answers with an error
 * @throws CommerceError
 */
export async function fetchRoute<Route>(
  client: CommerceClient,
  query: Query<{ route: Route | null }, { url: string }>,
  url: string,
  options: ExecuteOptions,
): Promise<Route | null> {
  const { data, errors } = await execute(client, query, { url }, options);
  if (errors.length === 0) return data.route;
  // Few visits need it, and the first load of the browser has no byte for it.
  const { isDisabledPage } = await import('./is-disabled-page.ts');
  if (!data.route && (await isDisabledPage(errors, { client, url, ...options }))) return null;
  throw new CommerceError('graphql', { errors, operation: query.name });
}
