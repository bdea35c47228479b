/** Script that several parts of a page use. */
interface PageScript {
  element: HTMLScriptElement;
  users: number;
}

const scripts = new Map<string, PageScript>();

/**
 * Loads a script once for all parts of a page that need it. It is removed with the last of them, so that the next page
 * of the application loads it again and it finds that page's elements.
 *
 * @param url - URL of an allowed script.
 * @param onEnd - Called for each user with whether the script was loaded.
 * @returns A function that ends the use.
 */
export function loadScriptOnce(url: string, onEnd: (isLoaded: boolean) => void): () => void {
  const script = scripts.get(url) ?? addScript(url);
  scripts.set(url, script);
  script.users += 1;
  const { element } = script;
  const ended = element.dataset['state'];
  if (ended !== undefined) onEnd(ended === 'loaded');
  const loaded = () => onEnd(true);
  const failed = () => onEnd(false);
  element.addEventListener('load', loaded);
  element.addEventListener('error', failed);
  return () => {
    element.removeEventListener('load', loaded);
    element.removeEventListener('error', failed);
    script.users -= 1;
    if (script.users > 0) return;
    element.remove();
    scripts.delete(url);
  };
}

function addScript(url: string): PageScript {
  const element = document.createElement('script');
  element.src = url;
  element.async = true;
  element.addEventListener('load', () => {
    element.dataset['state'] = 'loaded';
  });
  element.addEventListener('error', () => {
    element.dataset['state'] = 'failed';
  });
  document.head.append(element);
  return { element, users: 0 };
}
