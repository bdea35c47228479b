import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBackend } from '../backend.ts';
import type { Backend, BackendOptions } from '../backend.ts';
import type { HttpResponse } from '../module.ts';
import { fixtureShop } from './fixture-shop.ts';

/** One entry of `errors` in a GraphQL answer. */
export interface ResponseError {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly extensions?: Readonly<Record<string, unknown>>;
}

/** A GraphQL answer; `data` is left unchecked because tests compare it as a whole. */
export interface GraphqlResponse {
  readonly data?: unknown;
  readonly errors?: readonly ResponseError[];
}

export interface TestRequestOptions {
  readonly variables?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A backend in a temporary folder, called without a socket. */
export interface TestBackend extends Backend {
  /** Sends the document by POST and parses the answer. */
  graphql(document: string, options?: TestRequestOptions): Promise<GraphqlResponse>;
  /** Sends a raw call; the path may carry a query string. */
  call(
    method: string,
    path: string,
    options?: { headers?: Record<string, string>; body?: string },
  ): Promise<HttpResponse>;
  /** Sends a REST call; the path starts behind `/rest/`. */
  rest(
    method: string,
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ): Promise<{ status: number; body: unknown }>;
  /** Closes the database and deletes the folder. */
  dispose(): void;
}

const ORIGIN = 'https://backend.test';

/** The value at a path of object keys and list indexes; undefined where there is none. */
export function valueAt(value: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (current, key) =>
      typeof current === 'object' && current !== null ? new Map(Object.entries(current)).get(String(key)) : undefined,
    value,
  );
}

/** Body of an answer as text. */
export function bodyText(answer: HttpResponse): string {
  return typeof answer.body === 'string' ? answer.body : Buffer.from(answer.body ?? '').toString('utf8');
}

/** Body of an answer parsed as JSON. */
export function bodyJson(answer: HttpResponse): unknown {
  return JSON.parse(bodyText(answer));
}

function isGraphqlResponse(value: unknown): value is GraphqlResponse {
  return typeof value === 'object' && value !== null && ('data' in value || 'errors' in value);
}

/**
 * Starts a backend in a new temporary folder.
 *
 * @param options Whatever the test wants to differ; by default all modules run with the fixture. Failures that clients must not see are thrown
 * from the next call unless `reportFailure` is given.
 */
export function createTestBackend(options: Partial<BackendOptions> = {}): TestBackend {
  const temporary = options.dataFolder === undefined;
  const dataFolder = options.dataFolder ?? mkdtempSync(join(tmpdir(), 'witryna-backend-'));
  const failures: unknown[] = [];
  const backend = createBackend({
    shop: fixtureShop(),
    publicUrl: ORIGIN,
    outbox: true,
    reportFailure: (error) => failures.push(error),
    ...options,
    dataFolder,
  });

  async function call(
    method: string,
    path: string,
    { headers = {}, body = '' }: { headers?: Record<string, string>; body?: string } = {},
  ): Promise<HttpResponse> {
    const answer = await backend.handle({
      method,
      url: new URL(path, ORIGIN),
      headers: new Headers({ Host: 'localhost', ...headers }),
      body,
      remoteAddress: '127.0.0.1',
    });
    const failure = failures.shift();
    if (failure !== undefined)
      throw failure instanceof Error ? failure : new Error('The backend failed.', { cause: failure });
    return answer;
  }

  return {
    ...backend,
    call,
    async graphql(query, { variables, headers } = {}) {
      const answer = await call('POST', '/graphql', {
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify({ query, variables }),
      });
      const parsed = bodyJson(answer);
      if (!isGraphqlResponse(parsed)) throw new TypeError('The answer is not a GraphQL answer.');
      return parsed;
    },
    async rest(method, path, body, headers = {}) {
      const answer = await call(method, `/rest/${path}`, {
        headers: { 'Content-Type': 'application/json', ...headers },
        body: body === undefined ? '' : JSON.stringify(body),
      });
      return { status: answer.status, body: bodyJson(answer) };
    },
    dispose() {
      backend.close();
      if (temporary) rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}
