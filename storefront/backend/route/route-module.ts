import type { BackendModule } from '../module.ts';
import type { RequestContext } from '../request-context.ts';
import { getFingerprint } from '../seed-database/fingerprint.ts';
import { resolveEntityUrl } from './resolve-entity-url.ts';
import { resolveRoute } from './resolve-route.ts';
import { fillRewrites, rewriteTables } from './rewrites.ts';

/** Addresses of the shop: entities, the merchant's redirects, and what other modules add. */
export const routeModule: BackendModule = {
  name: 'route',
  sql: rewriteTables,
  typeDefs: ['route.graphql'],
  resolvers: {
    Query: {
      route: (_: unknown, { url }: { url: string }, context: RequestContext) => resolveRoute(url, context),
      urlResolver: (_: unknown, { url }: { url: string }, context: RequestContext) => resolveEntityUrl(url, context),
    },
  },
  seed: {
    fingerprint: ({ content }) => getFingerprint(content.urlRewrites),
    fill: ({ database, content }) => {
      fillRewrites(database, content.urlRewrites);
    },
  },
};
