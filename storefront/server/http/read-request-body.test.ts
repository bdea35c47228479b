import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { createRequestBodyReader } from './read-request-body.ts';

const limits = { maxSize: 100, maxTotalSize: 200, timeout: 20_000 };

/** A request of which 60 bytes have arrived. */
function createUnfinished(): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  request.push(Buffer.alloc(60));
  return request;
}

describe('createRequestBodyReader', () => {
  it('rejects further bodies of a client that takes half of the memory, and reads those of others', async () => {
    const read = createRequestBodyReader(limits);
    const first = createUnfinished();
    const kept = read(first, '192.0.2.1');
    await expect(read(createUnfinished(), '192.0.2.1')).rejects.toMatchObject({ status: 503 });
    const other = createUnfinished();
    other.push(null);
    expect(await read(other, '192.0.2.2')).toHaveLength(60);
    first.push(null);
    expect(await kept).toHaveLength(60);
    const later = createUnfinished();
    later.push(null);
    expect(await read(later, '192.0.2.1')).toHaveLength(60);
  });
});
