/**
 * Makes a signal that is aborted when this process is asked to stop: by Ctrl-C, by SIGTERM, or by the end of the npm
 * that started it, which does not hand signals on through its shell.
 *
 * @returns {AbortSignal}
 */
export function createShutdownSignal() {
  const stopping = new AbortController();
  const stop = () => {
    stopping.abort();
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  process.on('SIGHUP', stop);
  if (process.env['npm_lifecycle_event']) {
    const parent = process.ppid;
    setInterval(() => {
      if (process.ppid !== parent) stop();
    }, 300).unref();
  }
  return stopping.signal;
}

/**
 * @param {AbortSignal} signal
 * @returns {Promise<null>} resolves when the signal is aborted, immediately when it is already
 */
export function whenAborted(signal) {
  return new Promise((resolve) => {
    const done = () => {
      resolve(null);
    };
    if (signal.aborted) done();
    else signal.addEventListener('abort', done, { once: true });
  });
}
