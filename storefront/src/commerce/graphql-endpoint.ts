/**
 * URL of the GraphQL endpoint.
 *
 * @param backendUrl origin of the backend, perhaps with a path; empty for the shop's own
 * @param origin the shop's origin
 */
export function graphqlEndpoint(backendUrl: string, origin: string): string {
  return new URL(`${backendUrl.replace(/\/+$/, '')}/graphql`, origin).href;
}
