import { isObject, isString } from '../../commerce/index.ts';

/** Reads the operation that a GraphQL request asks for, and its variables. */
export async function parseRequest(request: Request): Promise<{ operation: string; variables: unknown }> {
  const body: unknown =
    request.method === 'GET' ? Object.fromEntries(new URL(request.url).searchParams) : await request.clone().json();
  const { query, variables } = isObject(body) ? body : {};
  const operation = /^\s*(?:query|mutation)\s+(\w+)/.exec(isString(query) ? query : '')?.[1] ?? '';
  const read: unknown = isString(variables) ? JSON.parse(variables) : (variables ?? {});
  return { operation, variables: read };
}
