import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseCoding, encodeBody, type EncodedBody } from './encode-body.ts';

/**
 * Sends the body of a text response in the best coding that the client takes, sets `Content-Encoding` and
 * `Content-Length`, and adds to `Vary`.
 *
 * @returns the body as it was sent
 */
export async function sendBody(
  request: IncomingMessage,
  response: ServerResponse,
  body: EncodedBody,
): Promise<EncodedBody> {
  const encoded = await encodeBody(body, chooseCoding(request.headers['accept-encoding']));
  response.appendHeader('Vary', 'Accept-Encoding');
  if (encoded.coding !== 'identity') response.setHeader('Content-Encoding', encoded.coding);
  response.setHeader('Content-Length', encoded.bytes.length);
  response.end(request.method === 'HEAD' ? undefined : encoded.bytes);
  return encoded;
}
