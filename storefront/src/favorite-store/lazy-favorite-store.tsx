import { useWitryna } from '@witryna/ui/provider';
import { useRef, useState, type MouseEvent } from 'react';
import { LazyMount } from '../platform/hydration/lazy-mount.tsx';
import { useLayout } from '../platform/layout/layout-context.tsx';
import { isPlainClick } from '../platform/navigation/link-click.ts';
import { useNavigation } from '../platform/navigation/navigation-context.tsx';
import * as styles from './lazy-favorite-store.css.ts';
import { useShouldLoadFavoriteStore } from './use-favorite-wanted.ts';

const loadWidget = async () => (await import('./favorite-store-widget.tsx')).FavoriteStoreWidget;

interface FavoriteStoreSlotProps {
  /** Initial text, e.g. `Choose your store`. */
  label: string;
  /** Path of the list of shops. */
  listPath: string;
}

/**
 * The place of the favorite store in the top header: a link to the shops, which gives way to the widget for those who
 * have a favorite, may have one on the server or nearby, or press it. Nobody else loads its script. Its width
 * is fixed, so that nothing moves.
 */
export function LazyFavoriteStore({ label, listPath }: FavoriteStoreSlotProps) {
  const { linkComponent: Link } = useWitryna();
  const { favoriteStore: enabled } = useLayout();
  const [pressed, setPressed] = useState(false);
  const slot = useRef<HTMLSpanElement>(null);
  const wanted = useShouldLoadFavoriteStore(slot);
  const navigation = useNavigation();
  if (!enabled) return null;
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
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
      <LazyMount
        load={loadWidget}
        when={wanted || pressed}
        onError={() => {
          setPressed(false);
          if (pressed) void navigation?.navigate(listPath);
        }}
        props={{ pressed, listPath, fallback: link }}
        fallback={link}
      />
    </span>
  );
}
