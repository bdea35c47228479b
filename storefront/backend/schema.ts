import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import type { BackendModule } from './module.ts';
import type { ServiceContext } from './request-context.ts';
import { schemaText } from './schema-files.ts';

/**
 * The executable schema of all modules. In the stock profile the SDL files of extensions and the resolvers of
 * their fields are left out; in the extended profile a resolver without a field is an error.
 *
 * @throws When the SDL is invalid or a resolver matches nothing.
 */
export function buildBackendSchema(modules: readonly BackendModule[], service: ServiceContext): GraphQLSchema {
  const { profile } = service;
  const files = new Set(modules.flatMap((module) => module.typeDefs ?? []));
  return makeExecutableSchema({
    typeDefs: [schemaText(files, profile), ...modules.flatMap((module) => module.generateTypeDefs?.(service) ?? [])],
    resolvers: modules.map((module) => module.resolvers ?? {}),
    resolverValidationOptions: { requireResolversToMatchSchema: profile === 'stock' ? 'ignore' : 'error' },
  });
}
