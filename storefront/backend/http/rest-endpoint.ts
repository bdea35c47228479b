import { randomUUID } from 'node:crypto';
import { CommerceError } from '../graphql-error.ts';
import type { ErrorCategory } from '../graphql-error.ts';
import { createRequestContext } from '../graphql/request-scope.ts';
import type { Authenticate } from '../graphql/request-scope.ts';
import type { ReportFailure } from '../graphql/mask-error.ts';
import type { HttpResponse, RestRoute } from '../module.ts';
import type { ServiceContext } from '../request-context.ts';
import { consumerNotAuthorized, RestError } from '../rest-error.ts';
import { matchPath } from './match-path.ts';
import { json } from './message.ts';
import type { IncomingCall } from './message.ts';

export interface RestEndpointOptions {
  readonly routes: readonly RestRoute[];
  readonly service: ServiceContext;
  readonly authenticate: Authenticate | undefined;
  readonly reportFailure: ReportFailure;
  /** How a refusal is worded; its placeholders stay. */
  wordsOf(message: string): string;
}

const STATUS: Readonly<Record<ErrorCategory, number>> = {
  'graphql-input': 400,
  'graphql-no-such-entity': 404,
  'graphql-authorization': 401,
  'graphql-authentication': 401,
  'graphql-already-exists': 400,
  'graphql-too-many-requests': 429,
};

const NO_STORE = { 'Cache-Control': 'no-store' };

function toErrorResponse(status: number, message: string, parameters?: unknown): HttpResponse {
  return json(status, { message, ...(parameters !== undefined && { parameters }) }, NO_STORE);
}

/** Splits `/rest/V1/…` and `/rest/<store code>/V1/…`; null for another path. */
function splitPath(pathname: string): { storeCode: string | undefined; path: string } | null {
  const match = /^\/rest\/(?:([A-Za-z][\w-]*)\/)?V1\/(.+)$/u.exec(pathname);
  const [, storeCode, path] = match ?? [];
  // "all" is Magento's name for all store views; calls of a storefront then mean the default one.
  return path === undefined ? null : { storeCode: storeCode === 'all' ? undefined : storeCode, path };
}

function parseBody(text: string): unknown {
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new RestError(400, 'Decoding error: Syntax error');
  }
}

/** Answers the REST API: errors carry their placeholders and values apart, as Magento sends them. */
export function createRestEndpoint(options: RestEndpointOptions): (call: IncomingCall) => Promise<HttpResponse> {
  const { routes, service, authenticate, reportFailure, wordsOf } = options;

  function refuse(error: unknown): HttpResponse {
    if (error instanceof RestError) return toErrorResponse(error.status, wordsOf(error.message), error.parameters);
    if (error instanceof CommerceError) return toErrorResponse(STATUS[error.category], wordsOf(error.message));
    reportFailure(error);
    return toErrorResponse(
      500,
      `Internal Error. Details are available in Magento log file. Report ID: webapi-${randomUUID()}`,
    );
  }

  return async (call) => {
    const { method, url, body } = call;
    try {
      const target = splitPath(url.pathname);
      for (const route of target ? routes : []) {
        const parameters = route.method === method && target ? matchPath(route.path, target.path) : null;
        if (!parameters) continue;
        const context = createRequestContext(service, restAuthenticate(authenticate), call, {
          ...(target?.storeCode !== undefined && { storeCode: target.storeCode }),
          // Magento reads `Content-Currency` in GraphQL only.
          ignoresCurrency: true,
        });
        const value = await route.handle({ parameters, query: url.searchParams, body: parseBody(body) }, context);
        return json(200, value, NO_STORE);
      }
      return toErrorResponse(404, 'Request does not match any route.');
    } catch (error) {
      return refuse(error);
    }
  };
}

/** REST says the same thing to every bad token. */
function restAuthenticate(authenticate: Authenticate | undefined): Authenticate | undefined {
  return (
    authenticate &&
    ((token, service) => {
      try {
        return authenticate(token, service);
      } catch (error) {
        if (error instanceof CommerceError) throw consumerNotAuthorized();
        throw error;
      }
    })
  );
}
