const chosen = new EventTarget();

/** Tells the rest of the page that a favorite was chosen here; storage tells other tabs only. */
export function notifyFavoriteStoreChange(): void {
  chosen.dispatchEvent(new Event('chosen'));
}

/** Listens for a choice on this page until the signal ends it. */
export function onFavoriteChosen(listener: () => void, signal: AbortSignal): void {
  chosen.addEventListener('chosen', listener, { signal });
}
