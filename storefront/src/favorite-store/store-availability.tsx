import { Button } from '@witryna/ui/button';
import { PinIcon } from '@witryna/ui/icon';
import { Text, TextLink } from '@witryna/ui/text';
import type { MouseEvent, ReactNode } from 'react';
import { useIntl, useMessages } from '../i18n/index.ts';
import { useQuery } from '../commerce/index.ts';
import type { Store } from '../stores/index.ts';
import { favoriteStoreMessages } from './messages.ts';
import { storeStockQuery } from './store-stock-operations.ts';
import { useFavoriteStore } from './use-favorite-store.ts';

interface StoreAvailabilityProps {
  /** SKUs that the store must have; empty while nothing is chosen. */
  skus: readonly string[];
  /** Opens the list of stores; called with the click on the link. */
  onOpen(event: MouseEvent): void;
  /** Shown without a favorite store, while nothing is chosen, and until the words are there. */
  fallback: ReactNode;
}

/** Whether the product can be picked up in the favorite store; opens the list of stores. */
export function StoreAvailability({ skus, onOpen, fallback }: StoreAvailabilityProps) {
  const hasWords = useMessages(favoriteStoreMessages);
  const { favorite } = useFavoriteStore();
  return hasWords && favorite && skus.length > 0 ? (
    <Availability skus={skus} store={favorite.store} onOpen={onOpen} />
  ) : (
    fallback
  );
}

function Availability({ skus, store, onOpen }: Omit<StoreAvailabilityProps, 'fallback'> & { store: Store }) {
  const intl = useIntl();
  const { data, error, revalidate } = useQuery(
    storeStockQuery,
    { code: store.identifier, products: skus.map((sku) => ({ sku })) },
    { keepPrevious: false },
  );
  const { name } = store;
  if (error !== undefined && !data) {
    return (
      <>
        <Text role="alert">{intl.formatMessage('favoriteStore.unknown', { store: name })}</Text>
        <Button variant="quiet" size="small" onClick={() => void revalidate()}>
          {intl.formatMessage('favoriteStore.retry')}
        </Button>
      </>
    );
  }
  const has = (data?.pickupLocations?.total_count ?? 0) > 0;
  return (
    <>
      <PinIcon size="medium" />
      <Text role="status">
        {data ? (
          <TextLink href={store.href} aria-haspopup="dialog" onClick={onOpen}>
            {intl.formatMessage(has ? 'favoriteStore.available' : 'favoriteStore.unavailable', { store: name })}
          </TextLink>
        ) : (
          intl.formatMessage('favoriteStore.checking')
        )}
      </Text>
    </>
  );
}
