import type { IncomingMessage } from 'node:http';

/** Rejection of a request whose body cannot be taken, with the status of the response. */
export class RequestBodyError extends Error {
  override name = 'RequestBodyError';
  readonly status: 400 | 408 | 413 | 503;

  constructor(status: 400 | 408 | 413 | 503, message: string) {
    super(message);
    this.status = status;
  }
}

export interface RequestBodyReaderOptions {
  /** Bytes of one body. */
  maxSize: number;
  /** Bytes of all bodies that are being read. One client gets half of them, so that it cannot keep all others out. */
  maxTotalSize: number;
  /** Time in ms in which a body must be complete. */
  timeout: number;
}

/** Returns whether a request announces a body. */
export function hasBody({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) !== 0;
}

/**
 * Creates a function that reads a request's body whole, given the network of the client that sends it.
 *
 * @returns rejects with RequestBodyError, or with another error when the client leaves
 */
export function createRequestBodyReader({ maxSize, maxTotalSize, timeout }: RequestBodyReaderOptions) {
  let totalSize = 0;
  const sizes = new Map<string, number>();
  /** Counts bytes of a client, and returns whether they are too many. */
  const count = (client: string, bytes: number): boolean => {
    totalSize += bytes;
    const size = (sizes.get(client) ?? 0) + bytes;
    if (size > 0) sizes.set(client, size);
    else sizes.delete(client);
    return totalSize > maxTotalSize || size > maxTotalSize / 2;
  };

  return (request: IncomingMessage, client: string): Promise<Buffer> =>
    new Promise((resolve, reject) => {
      const chunks: Buffer[] = [];
      let size = 0;
      const settle = (error?: Error) => {
        clearTimeout(timer);
        count(client, -size);
        request.off('data', read).off('end', settle).off('error', settle).off('close', abort);
        // An unwanted body is read to its end, so that the client, which is still writing, gets the response.
        if (error) request.on('error', () => undefined).resume();
        if (error) reject(error);
        else resolve(Buffer.concat(chunks));
      };
      const abort = () => settle(new Error('The client left before its request was complete.'));
      const read = (chunk: Buffer) => {
        size += chunk.length;
        const isTotalExceeded = count(client, chunk.length);
        if (size > maxSize) settle(new RequestBodyError(413, 'The request is too large.'));
        else if (isTotalExceeded) settle(new RequestBodyError(503, 'The shop is overloaded.'));
        else chunks.push(chunk);
      };
      const timer = setTimeout(() => settle(new RequestBodyError(408, 'The request did not arrive in time.')), timeout);
      if (Number(request.headers['content-length'] ?? 0) > maxSize)
        settle(new RequestBodyError(413, 'The request is too large.'));
      else request.on('data', read).on('end', settle).on('error', settle).on('close', abort);
    });
}
