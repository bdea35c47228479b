import type { IncomingMessage, ServerResponse } from 'node:http';
import type { EncodedBody } from '../http/encode-body.ts';
import { hasEntityTag } from '../http/has-entity-tag.ts';
import { sendBody } from '../http/send-body.ts';

/** Page or redirect to send. */
export interface SentPage {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** null for a redirect. */
  body: EncodedBody | null;
}

/**
 * Sends a page in the best coding that the client takes, or 304 without it if the client has it already, by the header
 * `etag` of the page.
 *
 * @returns the body in the coding that was sent, or null if there is none
 */
export async function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: SentPage,
): Promise<EncodedBody | null> {
  const isKnown =
    status === 200 && headers['etag'] !== undefined && hasEntityTag(request.headers['if-none-match'], headers['etag']);
  response.statusCode = isKnown ? 304 : status;
  for (const [name, value] of Object.entries(headers)) {
    if (!isKnown || name !== 'content-type') response.setHeader(name, value);
  }
  if (isKnown) response.appendHeader('Vary', 'Accept-Encoding');
  else if (body) return sendBody(request, response, body);
  response.end();
  return null;
}
