import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { namesValue } from './names-value.ts';

/** Content coding of a body; `identity` is none. */
export type ContentCoding = 'br' | 'gzip' | 'identity';

/** Bytes of a response body. */
export interface EncodedBody {
  coding: ContentCoding;
  bytes: Buffer;
}

const encode: Record<ContentCoding, (bytes: Buffer) => Promise<Buffer>> = {
  // Quality 5 costs about as much as gzip 6 and is a fifth smaller on HTML.
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: (bytes) => promisify(gzip)(bytes),
  identity: (bytes) => Promise.resolve(bytes),
};

const decode: Record<ContentCoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
  identity: (bytes) => Promise.resolve(bytes),
};

/**
 * Returns the best coding that a client takes.
 *
 * @param accepted - `Accept-Encoding` of the request.
 */
export function chooseCoding(accepted: string | undefined): ContentCoding {
  return (['br', 'gzip'] as const).find((coding) => namesValue(accepted, coding)) ?? 'identity';
}

/** Encodings that were requested, by the bytes that they were made of: simultaneous requests share the work. */
const encoded = new WeakMap<Buffer, Map<ContentCoding, Promise<EncodedBody>>>();

/** Returns a body in another coding, or the same body if it has that coding already. */
export function encodeBody(body: EncodedBody, coding: ContentCoding): Promise<EncodedBody> {
  if (body.coding === coding) return Promise.resolve(body);
  const known = encoded.get(body.bytes) ?? new Map<ContentCoding, Promise<EncodedBody>>();
  encoded.set(body.bytes, known);
  const result = known.get(coding) ?? recode(body, coding);
  known.set(coding, result);
  return result;
}

async function recode(body: EncodedBody, coding: ContentCoding): Promise<EncodedBody> {
  return { coding, bytes: await encode[coding](await decode[body.coding](body.bytes)) };
}
