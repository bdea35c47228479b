import { useEffect, useState, type RefObject } from 'react';
import { useLayout } from '../platform/layout/layout-context.tsx';
import { useStorage } from '../platform/storage-context.tsx';
import { isFavoriteStoreKey } from '../commerce/index.ts';
import { useSession } from '../session/index.ts';
import { onFavoriteChosen } from './favorite-chosen.ts';
import { isLocationGranted } from './is-location-granted.ts';

/**
 * Whether there may be a favorite to show: one in storage, on the server or nearby, or one chosen just now. Until then
 * nobody needs the scripts that find and show it.
 *
 * @param place while the focus is in it, it stays as it is
 */
export function useShouldLoadFavoriteStore(place: RefObject<HTMLElement | null>): boolean {
  const { favoriteStore: enabled } = useLayout();
  const storage = useStorage();
  const { token } = useSession();
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (!enabled) return;
    const leaving = new AbortController();
    const want = () => setWanted(true);
    const look = async () => {
      const needed =
        token !== undefined ||
        storage.keys().some(isFavoriteStoreKey) ||
        (await isLocationGranted(navigator.permissions));
      if (!needed || leaving.signal.aborted) return;
      const { current } = place;
      if (current?.contains(document.activeElement))
        current.addEventListener('focusout', want, { once: true, signal: leaving.signal });
      else want();
    };
    void look();
    onFavoriteChosen(want, leaving.signal);
    return () => leaving.abort();
  }, [enabled, storage, token, place]);
  return wanted;
}
