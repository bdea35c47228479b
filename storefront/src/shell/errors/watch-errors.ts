/**
 * Listens for uncaught errors. It ignores errors of other origins, such as browser extensions, which have no error
 * object, and failures without a connection, which are announced already.
 *
 * @param onError gets each error
 */
export function watchErrors(window: Window, onError: (error: unknown) => void): void {
  const tell = (error: unknown) => {
    if (error !== null && error !== undefined && window.navigator.onLine) onError(error);
  };
  window.addEventListener('error', (event) => tell(event.error));
  window.addEventListener('unhandledrejection', (event) => tell(event.reason));
}
