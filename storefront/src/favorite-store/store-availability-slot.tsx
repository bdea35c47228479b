import { TextLink } from '@witryna/ui/text';
import { useRef } from 'react';
import { Late, useFrame } from '../app/index.ts';
import * as styles from './favorite-store-slot.css.ts';
import { useFavoriteWanted } from './use-favorite-wanted.ts';

const loadAvailability = async () => (await import('./store-availability.tsx')).StoreAvailability;

interface StoreAvailabilitySlotProps {
  /** Sku of what would be bought: a simple product or a variant. */
  sku: string;
  /** The way to the shops for those without a favourite, e.g. `Check availability in stores`. */
  label: string;
  /** Path of the list of shops. */
  listPath: string;
}

/** The place of "in stock at your store" on the product page. Its height is fixed, so that nothing moves. */
export function StoreAvailabilitySlot({ sku, label, listPath }: StoreAvailabilitySlotProps) {
  const { favoriteStore: enabled } = useFrame();
  const slot = useRef<HTMLDivElement>(null);
  const wanted = useFavoriteWanted(slot);
  if (!enabled) return null;
  const link = <TextLink href={listPath}>{label}</TextLink>;
  return (
    <div ref={slot} className={styles.availability}>
      <Late load={loadAvailability} wanted={wanted} props={{ sku, fallback: link }} fallback={link} />
    </div>
  );
}
