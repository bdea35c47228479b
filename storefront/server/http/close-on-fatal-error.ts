import type { EventEmitter } from 'node:events';
import type { Logger } from 'pino';

export interface FatalErrorOptions {
  /** Stops accepting requests and lets those under way finish. */
  close(): Promise<void>;
  logger: Pick<Logger, 'fatal'>;
}

/**
 * Ends a process after an error that nothing handled, whose state is not to be trusted any more, and lets the requests
 * under way finish first: they have nothing to do with it. Without this Node.js would cut all of them off.
 */
export function closeOnFatalError(
  process: Pick<EventEmitter, 'on'> & { exit(code: number): void },
  { close, logger }: FatalErrorOptions,
): void {
  let closing = false;
  process.on('uncaughtException', (error: unknown) => {
    logger.fatal({ err: error }, 'unhandled error; the process ends');
    if (closing) return;
    closing = true;
    void close().finally(() => process.exit(1));
  });
}
