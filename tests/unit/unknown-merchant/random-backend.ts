import {
  execute,
  getNamedType,
  getNullableType,
  isAbstractType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  parse,
  type DocumentNode,
  type GraphQLFieldResolver,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import { createRandom, drawScalar, type Random } from './random-values.ts';

/** Fields of an answer that are set; what they leave out is drawn. A function gets the arguments of its field. */
export type GivenFields = Readonly<Record<string, unknown>>;

export interface RandomBackendOptions {
  schema: GraphQLSchema;
  /** The same seed answers the same. */
  seed: string;
  /** Share of the fields and list items that are null, of those that the schema lets be null. */
  nullShare: number;
  /** Entry points that are set. */
  given: GivenFields;
}

/** Request to a backend. */
interface GraphqlRequest {
  query: string;
  variables: Record<string, unknown>;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a given field depends on its arguments. */
const isResolver = (value: unknown): value is (args: unknown) => unknown => typeof value === 'function';

const documents = new Map<string, DocumentNode>();

function parseOnce(query: string): DocumentNode {
  const document = documents.get(query) ?? parse(query, { noLocation: true });
  documents.set(query, document);
  return document;
}

/** Answers any query with values that the schema allows. */
export function createRandomBackend({ schema, seed, nullShare, given }: RandomBackendOptions) {
  const draw = (type: GraphQLOutputType, field: string, random: Random): unknown => {
    if (!isNonNullType(type) && random.next() < nullShare) return null;
    const nullable = getNullableType(type);
    if (isListType(nullable))
      return Array.from({ length: random.pick([0, 1, 2, 3]) }, () => draw(nullable.ofType, field, random));
    const named = getNamedType(nullable);
    if (isEnumType(named)) {
      const [first, ...others] = named.getValues().map(({ value }): unknown => value);
      return random.pick([first, ...others]);
    }
    if (isAbstractType(named)) {
      const [first, ...others] = schema.getPossibleTypes(named).map(({ name }) => name);
      return { __typename: random.pick([first ?? '', ...others]) };
    }
    return isObjectType(named) ? {} : drawScalar(named.name, field, random);
  };

  return ({ query, variables }: GraphqlRequest) => {
    const random = createRandom(seed + query + JSON.stringify(variables));
    const fieldResolver: GraphQLFieldResolver<unknown, unknown> = (source, args, _, info) => {
      const known = isRecord(source) ? source[info.fieldName] : undefined;
      const value: unknown = isResolver(known) ? known(args) : known;
      return value === undefined ? draw(info.returnType, info.fieldName, random) : value;
    };
    return execute({
      schema,
      document: parseOnce(query),
      variableValues: variables,
      rootValue: given,
      fieldResolver,
      typeResolver: (value) => (isRecord(value) && typeof value['__typename'] === 'string' ? value['__typename'] : ''),
    });
  };
}

/** Creates the `fetch` of a network in which there is only this backend. */
export function createBackendFetch(options: RandomBackendOptions): typeof fetch {
  const answer = createRandomBackend(options);
  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname, searchParams } = new URL(request.url);
    if (!pathname.endsWith('/graphql'))
      return Response.json({ message: 'Request does not match any route.' }, { status: 404 });
    const fromUrl: unknown = JSON.parse(searchParams.get('variables') ?? '{}');
    const sent: unknown =
      request.method === 'POST' ? await request.json() : { query: searchParams.get('query'), variables: fromUrl };
    if (!isRecord(sent) || typeof sent['query'] !== 'string') return Response.json({ errors: [] }, { status: 400 });
    const variables = isRecord(sent['variables']) ? sent['variables'] : {};
    return Response.json(await answer({ query: sent['query'], variables }));
  };
}
