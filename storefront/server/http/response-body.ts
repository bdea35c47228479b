import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Transform, Writable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';

/** Opens the body of a text response, compressed as the client allows, and sets `Content-Encoding` and `Vary`. Call before anything is written. */
export function openResponseBody(request: IncomingMessage, response: ServerResponse): Writable {
  response.setHeader('Vary', 'Accept-Encoding');
  const { 'accept-encoding': accepted = '' } = request.headers;
  if (accepts(accepted, 'br')) {
    response.setHeader('Content-Encoding', 'br');
    // Quality 5 costs about as much as gzip 6 and is a fifth smaller on HTML.
    return pipedInto(response, createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }));
  }
  if (accepts(accepted, 'gzip')) {
    response.setHeader('Content-Encoding', 'gzip');
    return pipedInto(response, createGzip());
  }
  return response;
}

function pipedInto(response: ServerResponse, compression: Transform): Writable {
  compression.pipe(response);
  return compression;
}

// A coding with `q=0` is one that the client does not want (RFC 9110).
function accepts(accepted: string, coding: string): boolean {
  return accepted.split(',').some((entry) => {
    const [name = '', ...parameters] = entry.toLowerCase().split(';').map((part) => part.trim());
    return name === coding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}
