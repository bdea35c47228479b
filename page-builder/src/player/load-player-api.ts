import { loadScriptOnce } from './load-script-once.ts';

/** How often the page is looked at for the API of a host, in ms. */
export const apiCheckInterval = 20;

/** After this time, in ms, nobody waits for an API any longer. */
export const apiTimeout = 10_000;

/**
 * Loads the script of a host's player and waits until its API is in the page. The script is loaded once and stays.
 *
 * @param url of the script
 * @param find the API, once it is there
 * @param done gets the API; undefined when it could not be loaded, or did not come in time
 * @returns ends the waiting
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
