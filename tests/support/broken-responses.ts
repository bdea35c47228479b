import type { Socket } from 'node:net';

const head = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n';
const reset = (socket: Socket) => socket.resetAndDestroy();
const close = (socket: Socket) => socket.destroySoon();
const keep = () => undefined;

const html = '<!doctype html><title>Error</title>';

const answer = (status: string, type: string, body: string) =>
  `HTTP/1.1 ${status}\r\ncontent-type: ${type}\r\ncontent-length: ${body.length}\r\n\r\n${body}`;

/**
 * Ways in which a backend may break its response to an order: what it writes, and what it does with the connection
 * then.
 */
export const brokenResponses: readonly (readonly [name: string, text: string, end: (socket: Socket) => unknown])[] = [
  ['reset before anything', '', reset],
  ['closed before anything', '', close],
  ['reset after the headers', `${head}content-length: 20\r\n\r\n`, reset],
  ['closed after the headers', `${head}content-length: 20\r\n\r\n`, close],
  ['reset within the body', `${head}content-length: 20\r\n\r\n{"a":`, reset],
  ['closed within the body', `${head}content-length: 20\r\n\r\n{"a":`, close],
  ['a body longer than its length', `${head}content-length: 2\r\n\r\n{"a":"b"}`, keep],
  ['a body without length, reset', `${head}\r\n{"a":`, reset],
  ['chunks without end, closed', `${head}transfer-encoding: chunked\r\n\r\n2\r\n{}\r\n`, close],
  ['half a chunk, reset', `${head}transfer-encoding: chunked\r\n\r\nff\r\n{`, reset],
  ['a chunk of no size', `${head}transfer-encoding: chunked\r\n\r\nzz\r\n{}\r\n`, keep],
  ['no status line', 'garbage\r\n\r\n', keep],
  ['half a status line, reset', 'HTTP/1.', reset],
  ['half a header, closed', `${head}content-le`, close],
  ['a header without a name', `${head}: x\r\n\r\n`, keep],
  ['headers without end', `${head}x: ${'x'.repeat(100_000)}`, keep],
  ['two lengths', `${head}content-length: 2\r\ncontent-length: 3\r\n\r\n{}`, keep],
  ['status 408', 'HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n', close],
  ['status 421', 'HTTP/1.1 421 Misdirected Request\r\ncontent-length: 0\r\n\r\n', keep],
  ['status 425', 'HTTP/1.1 425 Too Early\r\ncontent-length: 0\r\n\r\n', keep],
  ['status 101', 'HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n', keep],
  ['status 103, reset', 'HTTP/1.1 103 Early Hints\r\nlink: </a.css>\r\n\r\n', reset],
  ['status 204 with a body', 'HTTP/1.1 204 No Content\r\ncontent-length: 2\r\n\r\n{}', keep],
  ['gzip that is none', `${head}content-encoding: gzip\r\ncontent-length: 9\r\n\r\nnot zipped`, keep],
  ['a long body, reset', `${head}content-length: 9000000\r\n\r\n${'x'.repeat(3_000_000)}`, reset],
  ['status 500 with a web page', answer('500 Internal Server Error', 'text/html', html), keep],
  ['status 502 with a web page', answer('502 Bad Gateway', 'text/html', html), keep],
  ['status 503 with a web page', answer('503 Service Unavailable', 'text/html', html), keep],
  ['status 503 with a wait', 'HTTP/1.1 503 Service Unavailable\r\nretry-after: 0\r\ncontent-length: 0\r\n\r\n', keep],
  ['status 504 with a web page', answer('504 Gateway Timeout', 'text/html', html), keep],
  ['status 429 with a wait', 'HTTP/1.1 429 Too Many Requests\r\nretry-after: 0\r\ncontent-length: 0\r\n\r\n', keep],
  ['status 200 with a web page', answer('200 OK', 'text/html', html), keep],
  ['status 200 and no body', answer('200 OK', 'application/json', ''), keep],
  ['no JSON', answer('200 OK', 'application/json', '{"a":'), keep],
  ['an error of GraphQL', answer('200 OK', 'application/json', '{"errors":[{"message":"No."}],"data":null}'), keep],
  ['an error of REST', answer('400 Bad Request', 'application/json', '{"message":"No."}'), keep],
  ['a redirect', 'HTTP/1.1 302 Found\r\nlocation: /elsewhere\r\ncontent-length: 0\r\n\r\n', keep],
  [
    'a redirect of the same method',
    'HTTP/1.1 307 Temporary Redirect\r\nlocation: /rest/V1/payment-information/0\r\ncontent-length: 0\r\n\r\n',
    keep,
  ],
  ['half of the headers, and nothing further', `${head}content-le`, keep],
  ['half of the body, and nothing further', `${head}content-length: 20\r\n\r\n{"a":`, keep],
];
