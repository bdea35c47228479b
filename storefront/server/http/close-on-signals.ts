import type { EventEmitter } from 'node:events';

/**
 * Closes a process on SIGTERM or SIGINT, once. Later signals change nothing: systemd and terminals send theirs to a
 * worker, whose primary sends it another one, and the default action would cut its requests off.
 *
 * @param close - Stops accepting requests and lets those under way finish.
 */
export function closeOnSignals(
  process: Pick<EventEmitter, 'on'> & { exit(code: number): void },
  close: () => Promise<void>,
): void {
  let closing = false;
  const stop = () => {
    if (closing) return;
    closing = true;
    void close().then(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}
