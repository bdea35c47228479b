import { createCommerceClient, isObject, isString, type Capabilities, type CommerceClient } from '../commerce/index.ts';

/** A GraphQL call as the backend gets it. */
export interface SentOperation {
  name: string;
  variables: Record<string, unknown>;
  /** Bearer token; null for a guest. */
  token: string | null;
}

type FakeAnswer = object | Response | Error;

/**
 * Answers a call, now or later: with the body of a GraphQL response, a whole response, or an error for a lost
 * connection.
 *
 * @param call number of the call, starting at 0
 */
export type FakeHandler = (operation: SentOperation, call: number) => FakeAnswer | Promise<FakeAnswer>;

/** One entry of an answer's `errors`, as Magento writes it. */
export function graphqlError(message: string, category = 'graphql-input', path?: readonly (string | number)[]) {
  return { message, ...(path && { path }), extensions: { category } };
}

/** A commerce client whose calls a function answers. Nothing is repeated after a failure of the network. */
export function fakeBackend(
  handler: FakeHandler,
  { token, capabilities = [] }: { token?: () => string | undefined; capabilities?: Capabilities } = {},
): { client: CommerceClient; sent: SentOperation[] } {
  const sent: SentOperation[] = [];
  const client = createCommerceClient({
    endpoint: 'https://shop.example/graphql',
    identity: () => ({ token: token?.(), storeView: 'witryna_pl_pl_pl', currency: undefined }),
    capabilities,
    log: () => undefined,
    retryEnvironment: { enabled: false, isOnline: () => true, onceOnline: () => () => undefined, random: () => 0 },
    fetch: async (input, init) => {
      const operation = readOperation(new URL(input instanceof Request ? input.url : input), init);
      sent.push(operation);
      const answer = await handler(operation, sent.length - 1);
      if (answer instanceof Error) throw answer;
      return answer instanceof Response ? answer : Response.json(answer);
    },
  });
  return { client, sent };
}

function readOperation(url: URL, init: RequestInit | undefined): SentOperation {
  const body: unknown = isString(init?.body) ? JSON.parse(init.body) : readQuery(url.searchParams);
  const { query, variables } = isObject(body) ? body : {};
  const name = /(?:query|mutation)\s+(\w+)/.exec(isString(query) ? query : '')?.[1] ?? '';
  const token = new Headers(init?.headers).get('authorization')?.replace(/^Bearer /, '') ?? null;
  return { name, variables: isObject(variables) ? variables : {}, token };
}

function readQuery(parameters: URLSearchParams): object {
  const variables: unknown = JSON.parse(parameters.get('variables') ?? '{}');
  return { query: parameters.get('query'), variables };
}
