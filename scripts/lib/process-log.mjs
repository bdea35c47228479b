import { createWriteStream } from 'node:fs';

const LAST_CHARACTERS = 20_000;

/**
 * Log file of a process, which also keeps the end of the output in memory, so that it can be read when the file cannot
 * be written.
 *
 * @typedef {object} ProcessLog
 * @property {(chunk: Buffer) => void} write
 * @property {() => string} tail returns the last 20,000 characters of the output
 * @property {() => Promise<void>} close resolves once everything is written, or cannot be
 */

/**
 * Opens the log file of a process. Once a write has failed, nothing more is written.
 *
 * @param {string} file an existing one is replaced
 * @param {(error: Error) => void} onError called once, with the first error
 * @returns {ProcessLog}
 */
export function openProcessLog(file, onError) {
  // It may hold addresses of shoppers.
  const stream = createWriteStream(file, { mode: 0o600 });
  let tail = '';
  stream.once('error', onError);
  // A failed stream may report further errors while it closes.
  stream.on('error', () => {});
  return {
    write(chunk) {
      tail = (tail + chunk.toString()).slice(-LAST_CHARACTERS);
      if (stream.writable) stream.write(chunk);
    },
    tail: () => tail,
    close: () =>
      new Promise((resolve) => {
        if (stream.closed || stream.errored) resolve();
        else stream.once('close', resolve).end();
      }),
  };
}
