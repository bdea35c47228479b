import { StoreCard, type StoreCardProps } from '@witryna/ui/store-card';
import type { ReactNode } from 'react';
import { useIntl } from '../i18n/index.ts';
import { type DistanceUnit, formatDistance } from './nearest.ts';
import { getAddressLines, type Store } from './store.ts';
import * as styles from './stores.css.ts';
import type { StoreStatus } from './use-store-status.ts';

interface StoreItemProps {
  store: Store;
  status: StoreStatus;
  /** From the place that was searched for; null when nobody knows. */
  distance: number | null;
  unit: DistanceUnit;
  /** Returns the favorite button of a store; nothing in shops without favorites. */
  favorite(store: Store): Pick<StoreCardProps, 'favorite' | 'favoriteLabel' | 'onFavoriteChange'>;
  headingLevel: 2 | 3;
  /** Below the address. */
  children?: ReactNode;
}

/** A shop in the list. */
export function StoreItem({ store, status, distance, unit, favorite, headingLevel, children }: StoreItemProps) {
  const intl = useIntl();
  return (
    <li className={styles.item}>
      <StoreCard
        name={store.name}
        href={store.href}
        headingLevel={headingLevel}
        address={getAddressLines(store)}
        status={status}
        {...(store.telephone && { telephone: store.telephone })}
        {...(distance !== null && {
          distance: intl.formatMessage('stores.away', {
            distance: formatDistance(intl, distance, unit),
          }),
        })}
        {...favorite(store)}
      >
        {children}
      </StoreCard>
    </li>
  );
}
