/**
 * Listens for errors that nobody caught. What comes from other origins, such as extensions of the browser, holds no
 * error and is left alone, and so is what fails for want of a connection: the shopper knows of that.
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
