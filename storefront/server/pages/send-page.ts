import type { IncomingMessage, ServerResponse } from 'node:http';
import type { EncodedBody } from '../http/encode-body.ts';
import { sendBody } from '../http/send-body.ts';

/** Page or redirect to send. */
export interface SentPage {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** null for a redirect. */
  body: EncodedBody | null;
}

/** Sends a page in the best coding that the client takes, and returns its body in that coding; null for a redirect. */
export async function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: SentPage,
): Promise<EncodedBody | null> {
  response.statusCode = status;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (body) return sendBody(request, response, body);
  response.end();
  return null;
}
