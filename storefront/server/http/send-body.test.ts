import http from 'node:http';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { startHttp } from '../testing/start-http.ts';
import type { ContentCoding } from './encode-body.ts';
import { sendBody } from './send-body.ts';

const text = 'Zażółć gęślą jaźń. '.repeat(100);

/** The raw answer, as no client would decompress it. */
async function get(url: string, acceptEncoding?: string): Promise<{ headers: http.IncomingHttpHeaders; body: Buffer }> {
  return new Promise((resolve, reject) => {
    http
      .get(url, { headers: acceptEncoding === undefined ? {} : { 'accept-encoding': acceptEncoding } }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => resolve({ headers: response.headers, body: Buffer.concat(chunks) }));
      })
      .on('error', reject);
  });
}

const encodings: Record<ContentCoding, Buffer> = {
  br: brotliCompressSync(text),
  gzip: gzipSync(text),
  identity: Buffer.from(text),
};
const startText = (coding: ContentCoding = 'identity') =>
  startHttp((request, response) => void sendBody(request, response, { coding, bytes: encodings[coding] }));

describe('sendBody', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['br;q=1.0, gzip;q=0.8', 'br'],
    ['GZIP', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=0.1', 'gzip'],
  ])('answers %j with %s', async (accepted, encoding) => {
    const { headers, body } = await get(await startText(), accepted);
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['vary']).toBe('Accept-Encoding');
    expect((encoding === 'br' ? brotliDecompressSync(body) : gunzipSync(body)).toString()).toBe(text);
  });

  it.each([undefined, '', 'identity', 'deflate', 'gzip;q=0, br;q=0.000'])('answers %j as it is', async (accepted) => {
    const { headers, body } = await get(await startText(), accepted);
    expect(headers).not.toHaveProperty('content-encoding');
    expect(headers['vary']).toBe('Accept-Encoding');
    expect(body.toString()).toBe(text);
    expect(headers['content-length']).toBe(String(body.length));
  });

  it.each([
    ['br', 'gzip', 'gzip'],
    ['gzip', 'br', 'br'],
    ['br', 'identity', undefined],
  ] as const)('changes a body in %s for a client that takes %s', async (stored, accepted, encoding) => {
    const { headers, body } = await get(await startText(stored), accepted);
    expect(headers['content-encoding']).toBe(encoding);
    expect(
      (encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body).toString(),
    ).toBe(text);
  });

  it('answers HEAD with the headers alone', async () => {
    const response = await fetch(await startText('br'), { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
    expect(response.headers.get('content-length')).toBe(String(encodings.br.length));
    expect(await response.text()).toBe('');
  });
});
