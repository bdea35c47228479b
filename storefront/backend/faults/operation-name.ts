import type { IncomingCall } from '../http/message.ts';

const NAMED_OPERATION = /\b(?:query|mutation)\s+(\w+)/u;

function fromJson(body: string): { name: unknown; query: unknown } {
  try {
    const value: unknown = JSON.parse(body);
    if (typeof value !== 'object' || value === null) return { name: null, query: null };
    return {
      name: 'operationName' in value ? value.operationName : null,
      query: 'query' in value ? value.query : null,
    };
  } catch {
    return { name: null, query: null };
  }
}

/** Name of the GraphQL operation that a call runs; null for another call or an anonymous operation. */
export function operationName({ method, url, body }: IncomingCall): string | null {
  if (url.pathname !== '/graphql') return null;
  const { name, query } =
    method === 'GET'
      ? { name: url.searchParams.get('operationName'), query: url.searchParams.get('query') }
      : fromJson(body);
  if (typeof name === 'string' && name !== '') return name;
  return typeof query === 'string' ? (NAMED_OPERATION.exec(query)?.[1] ?? null) : null;
}
