import { TextLink } from '@witryna/ui/text';
import { useRef, useState, type MouseEvent } from 'react';
import { LazyMount } from '../platform/hydration/lazy-mount.tsx';
import { useLayout } from '../platform/layout/layout-context.tsx';
import { isPlainClick } from '../platform/navigation/link-click.ts';
import { useNavigation } from '../platform/navigation/navigation-context.tsx';
import * as styles from './lazy-favorite-store.css.ts';
import { useShouldLoadFavoriteStore } from './use-favorite-wanted.ts';

const loadAvailability = async () => (await import('./store-availability.tsx')).StoreAvailability;
const loadPanel = async () => (await import('./store-stock-panel.tsx')).StoreStockPanel;

interface StoreAvailabilitySlotProps {
  /** SKUs of what would be bought: a product, a variant, or the parts of a bundle or group; empty while none is chosen. */
  skus: readonly string[];
  /** Name of the product. */
  name: string;
  /** Text of the link for those without a favorite, e.g. `Check pickup in stores`. */
  label: string;
  /** Path of the list of shops. */
  listPath: string;
}

/**
 * The place of "pickup available at your store" on the product page. Its link opens the stores where the product can be picked up;
 * until scripts are there it leads to the list of stores. Its height is fixed, so that nothing moves.
 */
export function LazyStoreAvailability({ skus, name, label, listPath }: StoreAvailabilitySlotProps) {
  const { favoriteStore, capabilities } = useLayout();
  const navigation = useNavigation();
  const slot = useRef<HTMLDivElement>(null);
  const wanted = useShouldLoadFavoriteStore(slot);
  const [open, setOpen] = useState(false);
  if (!favoriteStore || !capabilities.includes('pickupLocations')) return null;
  const onOpen = (event: MouseEvent) => {
    if (!skus[0] || !isPlainClick(event)) return;
    event.preventDefault();
    setOpen(true);
  };
  const link = (
    <TextLink href={listPath} aria-haspopup="dialog" onClick={onOpen}>
      {label}
    </TextLink>
  );
  return (
    <div ref={slot} tabIndex={-1} className={styles.availability}>
      <LazyMount load={loadAvailability} when={wanted} props={{ skus, onOpen, fallback: link }} fallback={link} />
      <LazyMount
        load={loadPanel}
        when={open}
        props={{ open, onOpenChange: setOpen, skus, name, listPath, fallbackFocus: slot }}
        onError={() => {
          setOpen(false);
          void navigation?.navigate(listPath);
        }}
      />
    </div>
  );
}
