import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** Sends an error in the format of GraphQL, which REST clients also read. */
export function sendJsonError(
  response: ServerResponse,
  status: number,
  message: string,
  headers: OutgoingHttpHeaders = {},
): void {
  const body = JSON.stringify({ errors: [{ message }] });
  response.writeHead(status, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    ...headers,
  });
  response.end(body);
}
