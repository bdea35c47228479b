import { Kind } from 'graphql';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import { createYoga } from 'graphql-yoga';
import type { Plugin } from 'graphql-yoga';
import { CommerceError, inputError } from '../graphql-error.ts';
import { json } from '../http/message.ts';
import type { IncomingCall } from '../http/message.ts';
import type { HttpResponse } from '../module.ts';
import type { RequestContext, ServiceContext } from '../request-context.ts';
import { formatResponseErrors } from './response-errors.ts';
import { cacheControl, PRIVATE } from './cache-policy.ts';
import { documentCache, documentFacts } from './document-facts.ts';
import { checkDocumentWeight } from './document-limits.ts';
import { createFullPageCache } from './full-page-cache.ts';
import { executedStatus, refusedStatus } from './http-status.ts';
import type { StatusCodes } from './http-status.ts';
import { isGraphqlError, maskError } from './mask-error.ts';
import type { ReportFailure } from './mask-error.ts';
import { readParameters } from './read-parameters.ts';
import { cacheId, createRequestContext } from './request-scope.ts';
import type { Authenticate } from './request-scope.ts';

export interface GraphqlEndpointOptions {
  readonly schema: GraphQLSchema;
  readonly service: ServiceContext;
  readonly authenticate: Authenticate | undefined;
  /** Whether errors have `extensions.category`. */
  readonly categorizesErrors: boolean;
  readonly statusCodes: StatusCodes;
  /** Time to live of public GET answers in seconds; 0 for none. */
  readonly cacheSeconds: number;
  readonly reportFailure: ReportFailure;
  /** How the message of an error is worded. */
  wordsOf(message: string): string;
}

interface ServerContext {
  readonly requestContext: RequestContext;
}

function isDocument(value: unknown): value is DocumentNode {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === Kind.DOCUMENT;
}

/** Replaces validation by an error for documents that would take too long to validate. */
const limits: Plugin = {
  onValidate({ params, setResult }) {
    const document: unknown = params.documentAST;
    if (!isDocument(document)) return;
    try {
      checkDocumentWeight(document);
    } catch (error) {
      if (!isGraphqlError(error)) throw error;
      setResult([error]);
    }
  },
};

/** Answers GraphQL requests as Magento 2.4.8 does: verbs, status codes, error bodies and cache headers. */
export function createGraphqlEndpoint(options: GraphqlEndpointOptions): (call: IncomingCall) => Promise<HttpResponse> {
  const { schema, service, authenticate, statusCodes, cacheSeconds, reportFailure, wordsOf } = options;
  const errorFormat = { wordsOf, categorizesErrors: options.categorizesErrors };
  const yoga = createYoga<ServerContext, RequestContext>({
    schema,
    context: ({ requestContext }) => requestContext,
    graphiql: false,
    landingPage: false,
    cors: false,
    logging: false,
    // The server has measured the body; measuring it again took as long as reading it.
    maxRequestBodySize: false,
    parserAndValidationCache: { documentCache },
    maskedErrors: { maskError: (error) => maskError(error, reportFailure) },
    plugins: [limits],
  });

  function refuse(error: unknown): HttpResponse {
    const headers = { 'Cache-Control': PRIVATE };
    if (error instanceof CommerceError) {
      const { message, category, extensions } = error;
      return json(
        refusedStatus(category, statusCodes),
        { errors: [{ message: wordsOf(message), ...(options.categorizesErrors && { extensions }) }] },
        headers,
      );
    }
    if (isGraphqlError(error)) {
      const { message, locations } = error;
      const extensions = { category: 'graphql' };
      return json(refusedStatus(undefined, statusCodes), { errors: [{ message, locations, extensions }] }, headers);
    }
    reportFailure(error);
    return json(500, { errors: [{ message: 'Internal server error' }] }, headers);
  }

  async function answer(call: IncomingCall): Promise<HttpResponse> {
    try {
      const context = createRequestContext(service, authenticate, call);
      const parameters = readParameters(call);
      const facts = documentFacts(parameters.query, parameters.operationName);
      if (facts.isMutation && call.method !== 'POST')
        throw inputError('Mutation requests allowed only for POST requests');
      const response = await yoga.fetch(
        'http://backend/graphql',
        {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
          body: JSON.stringify(parameters),
        },
        { requestContext: context },
      );
      const { failed, category, body } = formatResponseErrors(await response.text(), errorFormat);
      return {
        status: executedStatus(category, statusCodes),
        headers: {
          'Content-Type': 'application/json',
          'Cache-Control': cacheControl({ method: call.method, rootFields: facts.rootFields, failed }, cacheSeconds),
          Vary: 'Store, Content-Currency, Authorization, X-Magento-Cache-Id',
          ...(!facts.isMutation && { 'X-Magento-Cache-Id': cacheId(context) }),
        },
        body,
      };
    } catch (error) {
      return refuse(error);
    }
  }

  const cached = createFullPageCache({ database: service.database, seconds: cacheSeconds, now: service.now });
  return async (call) => {
    const response = await cached(call, () => answer(call));
    return service.profile === 'stock' ? hideCaching(response) : response;
  };
}

/** The response as clients get it from Magento's built-in page cache, which alone knows that it stores it. */
function hideCaching(response: HttpResponse): HttpResponse {
  return { ...response, headers: { ...response.headers, 'Cache-Control': PRIVATE } };
}
