import { StoreCard } from '@witryna/ui/store-card';
import { useIntl } from '../i18n/index.ts';
import type { FavoriteToggle } from '../favorite-store/index.ts';
import { messages } from './messages.ts';
import { distanceDigits, type DistanceUnit } from './nearest.ts';
import { addressOf, type Store } from './store.ts';
import * as styles from './stores.css.ts';
import type { StoreStatus } from './use-store-status.ts';

interface StoreItemProps {
  store: Store;
  status: StoreStatus;
  /** From the place that was searched for; null when nobody knows. */
  distance: number | null;
  unit: DistanceUnit;
  favorite: FavoriteToggle;
  headingLevel: 2 | 3;
}

/** A shop in the list (LOC-02, LOC-06). */
export function StoreItem({ store, status, distance, unit, favorite, headingLevel }: StoreItemProps) {
  const intl = useIntl();
  const digits = distance === null ? 0 : distanceDigits(distance);
  return (
    <li className={styles.item}>
      <StoreCard
        name={store.name}
        href={store.href}
        headingLevel={headingLevel}
        address={addressOf(store)}
        status={status}
        callLabel={(name, telephone) => intl.formatMessage(messages.call, { name, telephone })}
        {...(store.telephone && { telephone: store.telephone })}
        {...(distance !== null && {
          distance: intl.formatMessage(messages.away, {
            distance: intl.formatNumber(distance, { style: 'unit', unit, minimumFractionDigits: digits, maximumFractionDigits: digits }),
          }),
        })}
        {...favorite(store)}
      />
    </li>
  );
}
