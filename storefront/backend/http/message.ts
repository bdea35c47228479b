import type { HttpResponse } from '../module.ts';

/** A request without its transport, so that the backend can be called without a socket. */
export interface IncomingCall {
  readonly method: string;
  /** Absolute; its origin is where the client reached the backend. */
  readonly url: URL;
  readonly headers: Headers;
  readonly body: string;
  /** Address of the connection's other end; undefined without a socket. */
  readonly remoteAddress?: string | undefined;
}

/** A JSON answer. */
export function json(status: number, value: unknown, headers: Readonly<Record<string, string>> = {}): HttpResponse {
  return {
    status,
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(value),
  };
}

/** The same answer with further headers: those of the answer win, except that both sides of `Vary` count. */
export function withHeaders(answer: HttpResponse, further: Readonly<Record<string, string>>): HttpResponse {
  const headers = new Headers(answer.headers);
  for (const [name, value] of Object.entries(further)) {
    if (name.toLowerCase() === 'vary') headers.append(name, value);
    else if (!headers.has(name)) headers.set(name, value);
  }
  return { ...answer, headers: Object.fromEntries(headers) };
}
