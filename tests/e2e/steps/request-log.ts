import type { Page, Request } from '@playwright/test';
import { isRecord } from './backend.ts';

/** A request that a page sent to the backend. */
export interface LoggedRequest {
  method: string;
  url: URL;
  /** Names in lower case. */
  headers: Record<string, string>;
  /** GraphQL operation name; null for other requests. */
  operation: string | null;
  /** Text of the GraphQL document; null for other requests. */
  document: string | null;
  /** GraphQL variables, or the JSON body of another request. */
  body: Record<string, unknown>;
  /** Whether the page gave the request up, e.g. because it was left. */
  isAborted(): boolean;
}

/** Collects what a page sends to the backend from now on. */
export function logRequests(page: Page): LoggedRequest[] {
  const log: LoggedRequest[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/graphql' || url.pathname.startsWith('/rest/')) log.push(read(request, url));
  });
  return log;
}

function read(request: Request, url: URL): LoggedRequest {
  const sent: unknown = request.method() === 'GET' ? Object.fromEntries(url.searchParams) : request.postDataJSON();
  const { operationName, query, variables } = isRecord(sent) ? sent : {};
  const graphql = url.pathname === '/graphql';
  const given: unknown = typeof variables === 'string' ? JSON.parse(variables) : variables;
  const body = graphql ? given : sent;
  return {
    method: request.method(),
    url,
    headers: request.headers(),
    operation: graphql ? String(operationName) : null,
    document: graphql ? String(query) : null,
    body: isRecord(body) ? body : {},
    isAborted: () => request.failure() !== null,
  };
}
