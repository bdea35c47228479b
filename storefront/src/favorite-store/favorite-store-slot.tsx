import { useWitryna } from '@witryna/ui/provider';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { Late, useFrame, useStorage } from '../app/index.ts';
import { isFavoriteStoreKey } from '../commerce/index.ts';
import { useSession } from '../session/index.ts';
import { isLocationGranted } from './browser-location.ts';
import * as styles from './favorite-store-slot.css.ts';

const loadWidget = async () => (await import('./favorite-store-widget.tsx')).FavoriteStoreWidget;

interface FavoriteStoreSlotProps {
  /** What stands there at first, e.g. `Our stores`. */
  label: string;
  /** Path of the list of shops. */
  listPath: string;
}

/**
 * The place of the favourite store in the top header: a link to the shops, which gives way to the widget for those who have
 * a favourite, may have one on the server or nearby, or press it (LOC-08). Nobody else loads its script. Its width is fixed,
 * so that nothing moves.
 */
export function FavoriteStoreSlot({ label, listPath }: FavoriteStoreSlotProps) {
  const { linkComponent: Link } = useWitryna();
  const { favoriteStore: enabled } = useFrame();
  const storage = useStorage();
  const { token } = useSession();
  const [wanted, setWanted] = useState(false);
  const [pressed, setPressed] = useState(false);
  const slot = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!enabled) return;
    const leaving = new AbortController();
    const want = () => setWanted(true);
    const look = async () => {
      const needed = token !== undefined || storage.keys().some(isFavoriteStoreKey) || (await isLocationGranted(navigator.permissions));
      if (!needed || leaving.signal.aborted) return;
      // Somebody who is about to press the link keeps it.
      if (slot.current?.contains(document.activeElement)) slot.current.addEventListener('focusout', want, { once: true, signal: leaving.signal });
      else want();
    };
    void look();
    return () => leaving.abort();
  }, [enabled, storage, token]);
  if (!enabled) return null;
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setPressed(true);
  };
  const link = (
    <Link href={listPath} onClick={open}>
      {label}
    </Link>
  );
  return (
    <span ref={slot} className={styles.slot}>
      <Late
        load={loadWidget}
        wanted={wanted || pressed}
        onFailure={() => setPressed(false)}
        props={{ pressed, listPath, fallback: link }}
        fallback={link}
      />
    </span>
  );
}
