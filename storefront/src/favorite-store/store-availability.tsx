import { Button } from '@witryna/ui/button';
import { PinIcon } from '@witryna/ui/icon';
import { Text, TextLink } from '@witryna/ui/text';
import type { ReactNode } from 'react';
import { useIntl, useMessages } from '../i18n/index.ts';
import { useOperation } from '../commerce/index.ts';
import type { Store } from '../stores/index.ts';
import { favoriteStoreCatalogue, messages } from './messages.ts';
import { storeStockQuery } from './store-stock-operations.ts';
import { useFavoriteStore } from './use-favorite-store.ts';

interface StoreAvailabilityProps {
  /** Sku of a simple product or a variant. */
  sku: string;
  /** Shown without a favourite store, and until the words are there. */
  fallback: ReactNode;
}

/** Whether the favourite store has the product, with the way to the store. */
export function StoreAvailability({ sku, fallback }: StoreAvailabilityProps) {
  const hasWords = useMessages(favoriteStoreCatalogue);
  const { favorite } = useFavoriteStore();
  return hasWords && favorite ? <Availability sku={sku} store={favorite.store} /> : fallback;
}

function Availability({ sku, store }: { sku: string; store: Store }) {
  const intl = useIntl();
  const { data, error, revalidate } = useOperation(storeStockQuery, { code: store.identifier, sku }, { keepPrevious: false });
  const { name } = store;
  if (error !== undefined && !data) {
    return (
      <>
        <Text role="alert">{intl.formatMessage(messages.unknown, { store: name })}</Text>
        <Button variant="quiet" size="small" onClick={() => void revalidate()}>
          {intl.formatMessage(messages.retry)}
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
          <TextLink href={store.href}>{intl.formatMessage(has ? messages.available : messages.unavailable, { store: name })}</TextLink>
        ) : (
          intl.formatMessage(messages.checking)
        )}
      </Text>
    </>
  );
}
