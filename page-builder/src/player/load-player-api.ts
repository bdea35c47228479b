import { loadScriptOnce } from './load-script-once.ts';

/** Interval in ms at which the page is checked for the API of a provider. */
export const apiCheckInterval = 20;

/** Timeout in ms for the API. */
export const apiTimeout = 10_000;

/**
 * Loads the script of a provider's player and waits until its API is available. The script is loaded once and stays in
 * the page.
 *
 * @param url - URL of the script.
 * @param find - Returns the API when it is available.
 * @param done - Receives the API; undefined after an error or a timeout.
 * @returns A function that cancels the wait.
 */
export function loadPlayerApi<Api>(
  url: string,
  find: () => Api | undefined,
  done: (api: Api | undefined) => void,
): () => void {
  const present = find();
  if (present) {
    done(present);
    return () => undefined;
  }
  let waited = 0;
  const end = (api: Api | undefined) => {
    clearInterval(checking);
    done(api);
  };
  const checking = setInterval(() => {
    waited += apiCheckInterval;
    const api = find();
    if (api || waited >= apiTimeout) end(api);
  }, apiCheckInterval);
  loadScriptOnce(url, (isLoaded) => {
    if (!isLoaded) end(undefined);
  });
  return () => clearInterval(checking);
}
