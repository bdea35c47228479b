import { Writable } from 'node:stream';

/**
 * A stream that keeps what is written to it until it has ended. React writes a page that is rendered already in pieces of 4 kB: each
 * would be compressed, framed and sent for itself.
 */
export function collect(whole: (bytes: Buffer) => void): Writable {
  const chunks: Buffer[] = [];
  return new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      chunks.push(chunk);
      done();
    },
    final: (done) => {
      whole(Buffer.concat(chunks));
      done();
    },
  });
}
