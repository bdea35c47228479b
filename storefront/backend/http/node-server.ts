import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { HttpResponse } from '../module.ts';
import type { IncomingCall } from './message.ts';

/** Answers a call; `drop` cuts the connection instead. */
export type CallHandler = (call: IncomingCall) => Promise<HttpResponse | 'drop'>;

const LARGEST_BODY = 1_000_000;

/** PHP's own limit, for products with images of shoppers. */
const LARGEST_CART_ITEM = 8_388_608;

const getLargestBody = (url: string) =>
  /^\/rest\/(?:\w+\/)?V1\/(?:guest-carts\/\w+|carts\/mine)\/items$/u.test(url) ? LARGEST_CART_ITEM : LARGEST_BODY;

/** A body so many times too large is not read to its end. */
const PATIENCE = 10;

class BodyTooLarge extends Error {}

/** Reads the whole body, so that the client gets to read the answer; keeps no more of it than is allowed. */
async function readBody(request: IncomingMessage, largest: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Without an encoding, which is never set here, Node's types promise too little: chunks are bytes.
  for await (const chunk of request as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size <= largest) chunks.push(chunk);
    else if (size > largest * PATIENCE) break;
  }
  if (size > largest) throw new BodyTooLarge();
  return Buffer.concat(chunks).toString('utf8');
}

function readHeaders({ headers }: IncomingMessage): Headers {
  const pairs = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : value]],
  );
  return new Headers(pairs);
}

async function readCall(request: IncomingMessage): Promise<IncomingCall> {
  const { method = 'GET', url = '/' } = request;
  return {
    method: method === 'HEAD' ? 'GET' : method,
    // Only path and query count; a base makes them a whole address. A path of two slashes must not become a host.
    url: new URL(`http://backend${url.startsWith('/') ? '' : '/'}${url}`),
    headers: readHeaders(request),
    body: await readBody(request, getLargestBody(url)),
    remoteAddress: request.socket.remoteAddress,
  };
}

function send(response: ServerResponse, { status, headers = {}, body = '' }: HttpResponse, withBody: boolean): void {
  const bytes = typeof body === 'string' ? Buffer.from(body, 'utf8') : body;
  const hasNoBody = status === 204 || status === 304;
  response.writeHead(status, {
    ...headers,
    ...(!hasNoBody && { 'Content-Length': bytes.length }),
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(withBody && !hasNoBody ? bytes : undefined);
}

/** A Node server, not yet listening, that hands calls to a handler. */
export function createNodeServer(handle: CallHandler): Server {
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const outcome = await handle(await readCall(request));
    if (outcome === 'drop') request.socket.destroy();
    else send(response, outcome, request.method !== 'HEAD');
  }

  return createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (response.headersSent || response.destroyed) return;
      const status = error instanceof BodyTooLarge ? 413 : 400;
      send(response, { status, headers: { Connection: 'close' }, body: '' }, false);
    });
  });
}
