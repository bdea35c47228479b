import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { KnownResponse } from '../idempotency/known-responses.ts';

/** Statuses after which a browser sends the same request again by itself, also an order. */
const repeatedStatuses: ReadonlySet<number> = new Set([408, 421, 425]);
const bodilessStatuses: ReadonlySet<number> = new Set([204, 205, 304]);

export interface RelayOptions {
  headers: OutgoingHttpHeaders;
  /** Bytes that are read before the first one is sent; 0 sends each immediately. */
  maxBuffered: number;
  /** Time in ms in which the client must take what was sent before more is read. */
  readTimeout: number;
  /**
   * Gets a response that was read whole within `maxBuffered` bytes, before it is sent, also when the client has left.
   */
  onWhole?: ((response: KnownResponse) => void) | undefined;
}

/**
 * Sends a response of the backend to the client. A response that breaks off within `maxBuffered` bytes rejects before
 * anything is sent. One that breaks off later ends its connection after what was sent is out: a browser sends a POST
 * again when a reused connection ends without a single byte.
 *
 * @throws Error when the response is broken and nothing was sent
 */
export async function relayResponse(
  incoming: IncomingMessage,
  response: ServerResponse,
  { headers, maxBuffered, readTimeout, onWhole }: RelayOptions,
): Promise<void> {
  const { statusCode: status = 502 } = incoming;
  if (maxBuffered > 0 && repeatedStatuses.has(status))
    throw new Error(`The commerce backend answered with status ${status}.`);
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of incoming) {
      if (!(chunk instanceof Buffer)) continue;
      // The client has left; an unread response would block the connection for the next request.
      if (response.destroyed && (!onWhole || size > maxBuffered)) continue;
      if (response.headersSent) {
        await write(response, chunk, readTimeout);
        continue;
      }
      chunks.push(chunk);
      size += chunk.length;
      if (size <= maxBuffered || response.destroyed) continue;
      response.writeHead(status, headers);
      await write(response, Buffer.concat(chunks), readTimeout);
    }
  } catch (error) {
    if (!response.headersSent) throw error;
    if (error instanceof StalledClientError) response.destroy();
    else response.socket?.destroySoon();
    return;
  }
  if (response.headersSent) {
    response.end();
    return;
  }
  const body = Buffer.concat(chunks);
  if (size <= maxBuffered) onWhole?.({ status, headers, body });
  sendWhole(response, { status, headers, body });
}

/** Sends a response that is there as a whole. */
export function sendWhole(response: ServerResponse, { status, headers, body }: KnownResponse): void {
  if (response.destroyed) return;
  const isSized =
    response.req.method === 'HEAD' || headers['content-length'] !== undefined || bodilessStatuses.has(status);
  response.writeHead(status, isSized ? headers : { ...headers, 'content-length': body.length });
  response.end(body);
}

/** The client does not read its response. */
class StalledClientError extends Error {
  override name = 'StalledClientError';
}

function write(response: ServerResponse, chunk: Buffer, timeout: number): Promise<void> {
  if (response.write(chunk)) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const settle = () => {
      clearTimeout(timer);
      response.off('drain', settle).off('close', settle);
      resolve();
    };
    const timer = setTimeout(() => {
      reject(new StalledClientError());
      settle();
    }, timeout);
    response.on('drain', settle).on('close', settle);
  });
}
